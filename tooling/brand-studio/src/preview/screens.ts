import type { StoryOptions } from '@boardwalk/shell/testing/live'

export type Screen = { id: string; title: string; address: string } & Pick<
  StoryOptions,
  'as' | 'modal' | 'answers' | 'network'
>

/** Every screen that a brand can be tried on. A feature adds its own with one line. */
export const screens: readonly [Screen, ...Screen[]] = [
  { id: 'home', title: 'Home', address: '/' },
  { id: 'home-member', title: 'Home, signed in', address: '/', as: 'member' },
  { id: 'lobby', title: 'Lobby: slots', address: '/rng' },
  { id: 'lobby-live', title: 'Lobby: live', address: '/live' },
  { id: 'login', title: 'Login', address: '/', modal: { kind: 'login' } },
  { id: 'register', title: 'Registration', address: '/register' },
  { id: 'search', title: 'Search', address: '/', modal: { kind: 'search' } },
  { id: 'account', title: 'Account', address: '/', as: 'member', modal: { kind: 'drawer' } },
  { id: 'region', title: 'Region', address: '/', modal: { kind: 'region' } },
  { id: 'help', title: 'Help', address: '/help' },
  { id: 'trial', title: 'Trial notice', address: '/', as: 'trial', modal: { kind: 'trial' } },
  { id: 'logout', title: 'Log out', address: '/', as: 'member', modal: { kind: 'logout' } },
  { id: 'loading', title: 'Home while loading', address: '/', network: 'silent' },
  { id: 'not-found', title: 'Page not found', address: '/nowhere' },
]

export const screenOf = (id: string): Screen => screens.find((screen) => screen.id === id) ?? screens[0]
