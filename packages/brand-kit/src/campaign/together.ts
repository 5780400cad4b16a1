import { type Finding, pairRatios } from '../tokens/audit.ts'
import { resolveTokens } from '../tokens/resolve.ts'
import { activeCampaigns, effectiveTokens, type SkinSource } from './apply.ts'
import type { Campaign } from './campaign.ts'
import { timeOf } from './instant.ts'

/** A pair that the brand shows well and that campaigns, while they run together, make too faint. */
export type CampaignFinding = Finding & {
  campaigns: readonly Campaign[]
  /** Effective foreground and background. */
  colors: [string, string]
}

/** Every set of campaigns that runs together at some moment: sets change only where one begins or ends. */
export function campaignSets(campaigns: readonly Campaign[]): Campaign[][] {
  const moments = new Set(campaigns.flatMap(({ from, to }) => [timeOf(from), timeOf(to)]))
  const sets = [...moments].map((at) => activeCampaigns({ campaigns }, at)).filter((set) => set.length > 0)
  return [...new Map(sets.map((set) => [set.map(({ name }) => name).join(), set])).values()]
}

type Coloured = Pick<SkinSource, 'tokensFile' | 'campaigns'>

const usual = ({ tokensFile }: Coloured) => resolveTokens(tokensFile, '')

/** Pairs that are too faint in one of these sets, waived or not; one that is faint without them is the brand's own. */
export function faintInCampaigns(
  loaded: Coloured,
  sets = campaignSets(loaded.campaigns),
  tokens = usual(loaded),
): CampaignFinding[] {
  const own = pairRatios(tokens)
  return sets.flatMap((set) => {
    const campaigns = set.filter(({ tokens }) => tokens)
    if (campaigns.length === 0) return []
    const effective = resolveTokens(effectiveTokens(loaded, campaigns), '')
    const look = ({ theme, foreground, background }: Finding): [string, string] => [
      effective[theme][foreground],
      effective[theme][background],
    ]
    return pairRatios(effective)
      .filter((pair, at) => pair.ratio < pair.needed && (own[at]?.ratio ?? 0) >= pair.needed)
      .map((pair) => ({ ...pair, campaigns, colors: look(pair) }))
  })
}
