import { gameLobby } from '@boardwalk/game-lobby'
import { storyAnswers as lobbyAnswers } from '@boardwalk/game-lobby/testing/games'
import { chat } from '@boardwalk/shell/chat'
import { content } from '@boardwalk/shell/content'
import { login } from '@boardwalk/shell/login'
import { recovery } from '@boardwalk/shell/recovery'
import { registration } from '@boardwalk/shell/registration'
import type { StoryOptions } from '@boardwalk/shell/testing/live'

/** The features of the previewed storefront, composed as in an app. */
export const features = [gameLobby, content, login, registration, recovery, chat]

/** Answers of the fakes that show more than the usual ones. */
export const answers: NonNullable<StoryOptions['answers']> = lobbyAnswers
