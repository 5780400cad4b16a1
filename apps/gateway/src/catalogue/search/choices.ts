import type { FacetName, GameCategory } from '@boardwalk/api-client/contract'
import { engineFacts } from '../../seed/engines.ts'
import { esportsVendors } from '../vendors.ts'

/** A game's values of all facets; games with the same values are of one kind. */
export type Kind = {
  /** The mark that the database gives to these facts. */
  id: string
  gameType: string
  vendor: string
  classify: string | null
  theme: string
  engine: string
  /** 1/10 000 units, as text. */
  minBet: string
  volatility: number
  rtp: number
  isNew: boolean
  isHot: boolean
  hasFreeTrial: boolean
}

/** Facets whose choices are codes; `flag` is four facets in one, each of which must match separately. */
export type CodeFacet = Exclude<FacetName, 'flag'>
export const flags = ['NEW', 'HOT', 'TRIAL'] as const
export type Flag = (typeof flags)[number]

/** The reader's choices: any of a facet's codes, all of the flags. */
export type Choices = { codes: { [F in CodeFacet]?: readonly string[] | undefined }; flags: readonly Flag[] }

/** Bands of the return to player in 1/10 000, from – below. */
export const rtpBands: Record<string, readonly [from: number, below: number]> = {
  LT94: [0, 9_400],
  '94': [9_400, 9_500],
  '95': [9_500, 9_600],
  '96': [9_600, 9_700],
  GE97: [9_700, 10_001],
}

const bandOf = (rtp: number) =>
  Object.keys(rtpBands).find((code) => rtp >= (rtpBands[code]?.[0] ?? 0) && rtp < (rtpBands[code]?.[1] ?? 0)) ?? ''

/** The category that a reader sees: e-sports are stored as sports of certain vendors. */
export const shownCategory = ({ gameType, vendor }: Pick<Kind, 'gameType' | 'vendor'>): GameCategory =>
  gameType === 'SPORTS' && esportsVendors.includes(vendor) ? 'ESPORTS' : (gameType as GameCategory)

/** Codes of a facet that a kind of game has. */
export const codesOf: Record<CodeFacet, (kind: Kind) => readonly string[]> = {
  vendor: ({ vendor }) => [vendor],
  type: (kind) => [shownCategory(kind)],
  classify: ({ classify }) => (classify ? [classify] : []),
  theme: ({ theme }) => [theme],
  feature: ({ engine }) => engineFacts(engine)?.features ?? [],
  minBet: ({ minBet }) => [minBet],
  volatility: ({ volatility }) => [String(volatility)],
  rtpBand: ({ rtp }) => [bandOf(rtp)],
}
export const codeFacets = Object.keys(codesOf) as CodeFacet[]

export const hasFlag: Record<Flag, (kind: Kind) => boolean> = {
  NEW: ({ isNew }) => isNew,
  HOT: ({ isHot }) => isHot,
  TRIAL: ({ hasFreeTrial }) => hasFreeTrial,
}
