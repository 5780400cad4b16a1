import { offlineScreen, type StoryOptions, screen } from '@boardwalk/shell/testing/stories'
import { gameLobby } from '../index.ts'
import { storyAnswers } from './story-games.ts'

const withGames = ({ answers, ...options }: StoryOptions): StoryOptions => ({
  ...options,
  features: [gameLobby],
  answers: { ...storyAnswers, ...answers },
})

/** A whole page of a storefront that has games. */
export const lobbyScreen = (address: string, options: StoryOptions = {}) => screen(address, withGames(options))

export const offlineLobbyScreen = (address: string, options: StoryOptions = {}) =>
  offlineScreen(address, withGames(options))
