/** The parts that a browser needs to try a brand: no entry of Node, nothing is read from disk. */

export { type Brand, brandSchema } from '../brand.ts'
export {
  type BannerGroup,
  bannerGroups,
  featureKeys,
  homeSections,
  navigationIds,
  socialNetworks,
} from '../brand-lists.ts'
export { admitCampaigns, type CampaignSource, wellFormedCampaigns } from '../campaign/admit.ts'
export {
  activeCampaigns,
  applyCampaigns,
  type EffectiveSkin,
  effectiveSkin,
  nextChange,
  type SkinSource,
} from '../campaign/apply.ts'
export { type Campaign, type CampaignBanner, campaignSchema } from '../campaign/campaign.ts'
export { linksOf, unknownPage } from '../campaign/links.ts'
export { type CampaignBannerView, campaignBanners } from '../campaign/skin.ts'
export { campaignSets, faintInCampaigns } from '../campaign/together.ts'
export { drawnBannerProblem } from '../check/banner-size.ts'
export { judgeDrawing } from '../check/judge-asset.ts'
export { bannerFile, bannerSize, logoAssets, requiredAssets } from '../check/required-assets.ts'
export { seenShare } from '../check/seen-share.ts'
export { changedSigns, type Sign, signProblem, signs } from '../check/signs.ts'
export { type Assembled, assembleBrand, assembleTokens, type Source } from '../layers/assemble.ts'
export {
  at,
  fileOf,
  isGroup,
  type Json,
  type Layer,
  leaves,
  type Merged,
  mergeJson,
  mergeLayers,
} from '../layers/merge.ts'
export { type Problem, problemsOf } from '../problem/problems.ts'
export { type Validated, validateBrand, validateTokens } from '../problem/validate-brand.ts'
export { type TokenName, token, tokenNames } from '../token-names.ts'
export { audit, auditedPairs, type Finding, isWaived, pairRatios } from './audit.ts'
export { between, type Color, contrast, fromHex, legible, oklch, reach, readableOn, toHex, tone } from './color.ts'
export { toCss } from './css.ts'
export {
  type ColorName,
  colorNames,
  isColorName,
  isRoleName,
  type RoleName,
  roleNames,
  type Theme,
  type Tokens,
  themes,
} from './names.ts'
export { resolveTokens } from './resolve.ts'
export { type TokensFile, tokensSchema, type Waiver } from './tokens-file.ts'
