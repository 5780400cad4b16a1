import type { Brand } from '../brand.ts'
import { type Json, mergeJson } from '../layers/merge.ts'
import { toCss } from '../tokens/css.ts'
import type { Tokens } from '../tokens/names.ts'
import { resolveTokens } from '../tokens/resolve.ts'
import type { TokensFile } from '../tokens/tokens-file.ts'
import { type Campaign, slotsOf } from './campaign.ts'
import { timeOf } from './instant.ts'

type Moment = Date | number
type WithCampaigns = { campaigns: readonly Campaign[] }

/** The sources of a skin: a brand with its tokens file, and the drawings that it may repeat. */
export type SkinSource = WithCampaigns & {
  brand: Brand
  tokensFile: TokensFile
  /** File below `assets/` → the text of the SVG. */
  motifs: Readonly<Record<string, string>>
}

export type EffectiveSkin = { brand: Brand; tokens: Tokens; css: string }

const runsAt = (at: Moment) => (campaign: Campaign) =>
  timeOf(campaign.from) <= Number(at) && Number(at) < timeOf(campaign.to)

/** Campaigns that run at a moment: `from` counts, `to` does not. */
export const activeCampaigns = ({ campaigns }: WithCampaigns, at: Moment): Campaign[] => campaigns.filter(runsAt(at))

/** The first moment after `at` at which a campaign begins or ends; null when none will. */
export function nextChange({ campaigns }: WithCampaigns, at: Moment): Date | null {
  const moments = campaigns.flatMap(({ from, to }) => [timeOf(from), timeOf(to)]).filter((time) => time > Number(at))
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

/** The brand as it is at a moment, with every campaign that runs then. */
export function applyCampaigns(loaded: SkinSource, at: Moment): EffectiveSkin {
  return effectiveSkin(loaded, activeCampaigns(loaded, at))
}

/** The brand with these campaigns on top. Slots do not overlap, so their order does not matter. */
export function effectiveSkin(loaded: SkinSource, campaigns: readonly Campaign[]): EffectiveSkin {
  const { brand, motifs } = loaded
  const effective = campaigns.reduce(applyCampaign, brand)
  const tokens = resolveTokens(effectiveTokens(loaded, campaigns), motifs[effective.motif] ?? '')
  return { brand: effective, tokens, css: toCss(brand.id, tokens) }
}

/** The tokens file with these campaigns on top. */
export const effectiveTokens = (
  { tokensFile }: Pick<SkinSource, 'tokensFile'>,
  campaigns: readonly Campaign[],
): TokensFile => campaigns.reduce((lower, { tokens }) => over(lower, tokens), tokensFile)

/** A slot replaces the brand's whole value, so that no old language of a sentence remains. */
const applyCampaign = (brand: Brand, { tagline, home, jackpot, motif, assets }: Campaign): Brand => ({
  ...brand,
  ...(tagline && { tagline }),
  ...(home && { home }),
  ...(jackpot && { jackpot }),
  ...(motif && { motif }),
  ...(assets && { assets: over(brand.assets, assets) }),
})

/** Both sides have passed their schemas, so the result has the lower one's shape. */
const over = <T>(lower: T, upper: unknown): T => mergeJson(lower as Json, (upper ?? {}) as Json) as T

/** Slots that two campaigns both set at the same time. */
export function sharedSlots(a: Campaign, b: Campaign): string[] {
  if (timeOf(a.from) >= timeOf(b.to) || timeOf(b.from) >= timeOf(a.to)) return []
  const taken = new Set(slotsOf(a))
  return slotsOf(b).filter((slot) => taken.has(slot))
}
