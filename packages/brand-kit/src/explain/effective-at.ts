import { activeCampaigns, effectiveSkin, effectiveTokens } from '../campaign/apply.ts'
import type { LoadedBrand } from '../load/inspect.ts'

export type Moment = Date | number

/** A brand with the campaigns of a moment, or without any. */
export function effectiveAt(loaded: LoadedBrand, at?: Moment): Pick<LoadedBrand, 'brand' | 'tokens' | 'tokensFile'> {
  const campaigns = at === undefined ? [] : activeCampaigns(loaded, at)
  if (campaigns.length === 0) return loaded
  return { ...effectiveSkin(loaded, campaigns), tokensFile: effectiveTokens(loaded, campaigns) }
}
