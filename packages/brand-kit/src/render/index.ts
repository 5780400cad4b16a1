export { type DrawnBanner, drawBanners } from './banners.ts'
export { drawIdentity, type IdentityFiles } from './identity.ts'
export { type IdentityName, identityNames } from './identity-styles.ts'
export { drawPictures } from './pictures.ts'
