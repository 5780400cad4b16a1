import type { Game } from '@boardwalk/api-client/contract'
import { type LobbyPath, lobbyPathOf } from './categories.ts'

// The choices of the games screen. Values: visitor specification §2, §3 and §9.

export const modes = ['all', 'hot', 'fav', 'recent'] as const
export type Mode = (typeof modes)[number]

export const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const

export const classifies = ['JP', 'TG', 'AC', 'BG'] as const
type Classify = (typeof classifies)[number]

/** Kinds of slots for the tabs; bingo only where the site offers the language of its players. */
export const classifiesOf = (path: LobbyPath, languages: readonly string[]): Classify[] =>
  path === 'rng' ? classifies.filter((code) => code !== 'BG' || languages.includes('TY')) : []

/** Vendors side by side, and the number above which their row runs round. */
export const vendorSlides = (path: LobbyPath) => {
  const visible = path === 'rng' ? 7 : 5
  const runsRound = path === 'rng' || path === 'fish' || path === 'pvp'
  return { visible, loopsAbove: runsRound ? visible : Number.POSITIVE_INFINITY }
}

/** Sports vendors whose games are e-sports. */
const esportsVendors: readonly string[] = ['AV', 'AI', 'IMES', 'TF', 'IA']

/** The lobby that a game belongs to; e-sports are stored as sports and recognised by their vendor. */
export function lobbyOf(gameType: string, vassalage: string): LobbyPath {
  const path = lobbyPathOf(gameType)
  return path === 'sports' && esportsVendors.includes(vassalage) ? 'esports' : path
}

type Kind = Pick<Game, 'gameType' | 'vassalage'>

/** Whether a game belongs to a screen; e-sports are split out of sports by their vendor. */
export function isOfPath(path: LobbyPath, { gameType, vassalage }: Kind): boolean {
  const isSport = gameType === 'SPORTS' || gameType === 'ESPORTS'
  if (path !== 'sports' && path !== 'esports') return gameType === path.toUpperCase()
  return isSport && (path === 'esports') === (gameType === 'ESPORTS' || esportsVendors.includes(vassalage))
}
