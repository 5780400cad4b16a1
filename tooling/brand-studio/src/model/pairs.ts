import { type Finding, isWaived, pairRatios, type Tokens, type TokensFile } from '../kit.ts'

export type Pair = Finding & {
  isReadable: boolean
  waiver: { name: string; reason: string } | null
  /** Names of the campaigns that make it so; empty for the brand as it usually is. */
  campaigns: readonly string[]
  /** Foreground and background as displayed. */
  colors: readonly [string, string]
}

/** Every audited pair of the brand without campaigns. */
export const pairsOf = (tokens: Tokens, file: TokensFile): Pair[] =>
  pairRatios(tokens).map((pair) => ({
    ...pair,
    isReadable: pair.ratio >= pair.needed,
    waiver: waiverOf(pair, file),
    campaigns: [],
    colors: [tokens[pair.theme][pair.foreground], tokens[pair.theme][pair.background]],
  }))

/** The waiver of a pair. */
export const waiverOf = (pair: Finding, { waivers = [] }: TokensFile): Pair['waiver'] =>
  waivers.find((waiver) => isWaived(pair, [waiver])) ?? null

/** Pairs that are unreadable and not waived. */
export const openPairs = (pairs: readonly Pair[]) => pairs.filter(({ isReadable, waiver }) => !isReadable && !waiver)
