import type { GameCategory } from '@boardwalk/api-client/contract'

/** Lobby screens by path; the category is the upper-cased path (visitor specification §2). */
export const categoryOf = {
  rng: 'RNG',
  live: 'LIVE',
  fish: 'FISH',
  pvp: 'PVP',
  sports: 'SPORTS',
  esports: 'ESPORTS',
} as const satisfies Record<string, GameCategory>

export type LobbyPath = keyof typeof categoryOf
export const lobbyPaths = Object.keys(categoryOf) as LobbyPath[]
const isLobbyPath = (text: string): text is LobbyPath => Object.hasOwn(categoryOf, text)

/** The screen of a path, by the router's own rules: capitals and a slash at the end do not matter. */
export function lobbyPathOf(pathname: string): LobbyPath {
  const text = pathname.replaceAll('/', '').toLowerCase()
  return isLobbyPath(text) ? text : 'rng'
}
