/** Endings of pictures made of pixels, as a brand may bring them. */
export const photoEndings = ['png', 'jpg', 'jpeg', 'webp', 'avif'] as const

/** Whether a file of `assets/` is made of pixels. */
export const isPhoto = (file: string): boolean => /\.(?:png|jpe?g|webp|avif)$/i.test(file)

/**
 * Whether a file is a banner in pixels, which is shown in sizes of its own making and never as it is. Icons and the
 * share image are at the top of `assets/` and are shown as they are.
 */
export const isBannerPhoto = (file: string): boolean => file.includes('/') && isPhoto(file)

/** Widths in which a banner is sent: a phone, a phone with a dense screen, and everything above. */
export const bannerWidths = [640, 960, 1280] as const
export type BannerWidth = (typeof bannerWidths)[number]

/** How much a brand may keep as a source; a camera's picture at high quality is below it. */
export const maxSourceBytes = 5_000_000
/** Pixels of a source: a file of a few kilobytes may unpack into gigabytes. */
export const maxPixels = 40_000_000

/** A banner weighs no more than this, drawn or in pixels, in any size and kind that is sent. */
export const bannerBudget = 60_000
/** Lowest quality of a WebP, from 0 to 100: below it compression blocks become visible. */
export const lowestQuality = 25
