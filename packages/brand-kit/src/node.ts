export { type Brand, brandSchema } from './brand.ts'
export { activeCampaigns, applyCampaigns, type EffectiveSkin, nextChange } from './campaign/apply.ts'
export type { Campaign, CampaignBanner } from './campaign/campaign.ts'
export { linksOf, unknownPage } from './campaign/links.ts'
export { type BrandPatch, type CampaignBannerView, campaignBanners, type Skin, skinAt } from './campaign/skin.ts'
export {
  checkReadiness,
  type PairResult,
  type Readiness,
  type ReadinessArea,
  readinessAreas,
} from './check/readiness.ts'
export { bannerFile, bannerSize, type RequiredAsset, requiredAssets, type Size } from './check/required-assets.ts'
export type { WaiverUse } from './check/waivers.ts'
export { isZoneOf } from './check/zone.ts'
export { type BrandDifference, type Difference, diff, type TokenDifference } from './explain/diff.ts'
export { type Explanation, explain } from './explain/explain.ts'
export type { Kind, LayerValue } from './explain/layer-values.ts'
export { similarPaths } from './explain/similar.ts'
export { type Inspection, inspectBrand, type LoadedBrand } from './load/inspect.ts'
export { loadBrand, loadBrands, tryBrand } from './load/load-brand.ts'
export { brandsFolder } from './load/places.ts'
export { BrandError } from './load/problems.ts'
export { brandSourceFiles } from './load/read-layers.ts'
export { campaignsStamp, reloadCampaigns } from './load/reload-campaigns.ts'
export { manifest, type WebManifest } from './manifest.ts'
export { judgeBanner } from './picture/judge-banner.ts'
export { bannerWidths, isBannerPhoto, photoEndings } from './picture/names.ts'
export type { Problem } from './problem/problems.ts'
export { audit, type Finding } from './tokens/audit.ts'
export { toCss } from './tokens/css.ts'
export type { Theme, Tokens } from './tokens/names.ts'
