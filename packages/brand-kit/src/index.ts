export type { Brand } from './brand.ts'
export type { BannerGroup, FeatureKey, HomeSection, NavigationId, SocialNetwork } from './brand-lists.ts'
export { nameIn } from './name-in.ts'
export { type TokenName, token, tokenNames } from './token-names.ts'
