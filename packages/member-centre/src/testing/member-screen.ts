import { offlineScreen, type StoryOptions, screen } from '@boardwalk/shell/testing/stories'
import { memberCentre } from '../index.ts'

const address = (page: string) => `/help?member=${page}`
const asMember = (options: StoryOptions): StoryOptions => ({ as: 'member', ...options, features: [memberCentre] })

/** A page of the member centre over a page of a storefront: `memberScreen('transactionHistory&q.page=2')`. */
export const memberScreen = (page: string, options: StoryOptions = {}) => screen(address(page), asMember(options))

export const offlineMemberScreen = (page: string, options: StoryOptions = {}) =>
  offlineScreen(address(page), asMember(options))

/** A page of player safety: `safetyScreen('breaks')`. */
export const safetyScreen = (page: string, options: StoryOptions = {}) =>
  screen(`/help?safety=${page}`, asMember(options))

export const offlineSafetyScreen = (page: string, options: StoryOptions = {}) =>
  offlineScreen(`/help?safety=${page}`, asMember(options))

/** A page of the points mall: `pointsScreen('history')`. */
export const pointsScreen = (page: string, options: StoryOptions = {}) =>
  screen(`/help?points=${page}`, asMember(options))

export const offlinePointsScreen = (page: string, options: StoryOptions = {}) =>
  offlineScreen(`/help?points=${page}`, asMember(options))
