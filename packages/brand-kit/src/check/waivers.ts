import { join } from 'node:path'
import { faintInCampaigns } from '../campaign/together.ts'
import { fileOf } from '../layers/merge.ts'
import type { LoadedBrand } from '../load/inspect.ts'
import type { Problem } from '../problem/problems.ts'
import { type Finding, isWaived, pairRatios } from '../tokens/audit.ts'
import type { Waiver } from '../tokens/tokens-file.ts'

/** A waived pair, in its current state: its lowest ratio, with or without campaigns. */
export type WaiverUse = Waiver & {
  /** Absolute path of its file. */
  file: string
  /** Place in the list of waivers. */
  key: string
  /** Null for two colours that are never shown on each other. */
  ratio: number | null
  needed: number | null
  /** Names of the campaigns that make the pair too faint; empty when it is the brand itself. */
  campaigns: string[]
  /** Whether anything would be refused without it. */
  isUsed: boolean
}

type Seen = Finding & { names: string[] }

/** Every waiver of a brand and the problems that it covers. */
export function waiverUses(made: LoadedBrand): WaiverUse[] {
  const { waivers = [] } = made.tokensFile
  const file = fileOf(made.layers.tokens.merged, 'waivers') ?? join(made.folder, 'tokens.json')
  const own = pairRatios(made.tokens).map((pair): Seen => ({ ...pair, names: [] }))
  const during = faintInCampaigns(made).map(
    ({ campaigns, ...pair }): Seen => ({ ...pair, names: campaigns.map(({ name }) => name) }),
  )
  const seen = [...own, ...during].toSorted((a, b) => a.ratio - b.ratio)
  return waivers.map((waiver, at) => {
    const lowest = seen.find((pair) => isWaived(pair, [waiver]))
    const { ratio = null, needed = null, names = [] } = lowest ?? {}
    const isUsed = lowest !== undefined && lowest.ratio < lowest.needed
    return { ...waiver, file, key: `waivers.${at}`, ratio, needed, campaigns: names, isUsed }
  })
}

/** A waiver that nothing needs any more would silently excuse a later mistake. */
export const unusedWaivers = (uses: readonly WaiverUse[]): Problem[] =>
  uses
    .filter(({ isUsed }) => !isUsed)
    .map(({ file, key, theme, pair: [foreground, background], ratio, needed }) => ({
      file,
      key,
      expected:
        ratio === null ? 'a pair that is shown somewhere' : `a contrast below ${needed}, or no waiver for this pair`,
      found: `${foreground} on ${background}, ${theme}${ratio === null ? ', which is nowhere' : `: ${ratio.toFixed(2)}`}`,
    }))
