/** Banners in pixels, judged by their bytes: no entry of Node, so that a browser refuses the same files as a build. */

export { pictureFacts } from './facts.ts'
export type { PictureFacts, PictureKind } from './header.ts'
export { type Fault, judge, overBudget, type PictureCode, problemOf, unreadable } from './judge.ts'
export {
  bannerBudget,
  bannerWidths,
  isBannerPhoto,
  isPhoto,
  lowestQuality,
  maxSourceBytes,
  photoEndings,
} from './names.ts'
