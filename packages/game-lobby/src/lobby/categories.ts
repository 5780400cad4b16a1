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

export function lobbyPathOf(pathname: string): LobbyPath {
  const text = pathname.slice(1)
  return isLobbyPath(text) ? text : 'rng'
}
