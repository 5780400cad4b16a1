import type { Brand } from '../brand.ts'
import { type BannerGroup, bannerGroups } from '../brand-lists.ts'
import { bannerBudget } from '../picture/names.ts'

type Range = readonly [min: number, max: number]
/** In CSS pixels of the drawing. */
export type Size = { width: number | Range; height: number | Range }

export type RequiredAsset = {
  /** Path below `assets/`. */
  file: string
  /** Key of `brand.json` that names it, or that it belongs to. */
  key: string
  size: Size
  /** Group of a banner; one in pixels may take the place of the drawing. */
  group?: BannerGroup
  /** A brand's pictures travel to phones on slow networks. */
  maxBytes: number
}

const kB = 1000
const wide = { width: 1280, height: 720 }
const strip = { width: 1280, height: 320 }

/**
 * Banners as the storefront shows them: home's and the activity dialog's at 16:9, every other as a strip of 4:1 above
 * its page, cut to 5:1 from tablets on.
 */
const tall: readonly string[] = ['w_home', 'w_topup_3']
export const bannerSize = (group: string): { width: number; height: number } => (tall.includes(group) ? wide : strip)
export const bannerFile = (group: string): string => `banners/${group}.svg`

const square = (size: number): Size => ({ width: size, height: size })

/** The header's line is 40 high; a word mark may be as wide as a small phone's header spares. */
const logo: Size = { width: [40, 240], height: 40 }
const tile: Size = { width: [16, 400], height: [16, 400] }

type Logos = { logo?: string | undefined; logoDark?: string | undefined }
/** Logos, a brand's own or those that a campaign shows in their place. */
export const logoAssets = (assets: Logos): RequiredAsset[] =>
  (['logo', 'logoDark'] as const).flatMap((key) => {
    const file = assets[key]
    return file === undefined ? [] : [{ file, key: `assets.${key}`, size: logo, maxBytes: 10 * kB }]
  })

/** Every picture that a brand must bring, with its stated size. */
export const requiredAssets = ({ assets, motif }: Pick<Brand, 'assets' | 'motif'>): RequiredAsset[] => [
  ...bannerGroups.map((group) => ({
    file: bannerFile(group),
    key: `banners.${group}`,
    size: bannerSize(group),
    group,
    maxBytes: bannerBudget,
  })),
  ...logoAssets(assets),
  { file: assets.mark, key: 'assets.mark', size: square(40), maxBytes: 10 * kB },
  { file: assets.favicon, key: 'assets.favicon', size: square(40), maxBytes: 10 * kB },
  { file: motif, key: 'motif', size: tile, maxBytes: 2 * kB },
  { file: assets.touchIcon, key: 'assets.touchIcon', size: square(180), maxBytes: 60 * kB },
  { file: assets.icon192, key: 'assets.icon192', size: square(192), maxBytes: 60 * kB },
  { file: assets.icon512, key: 'assets.icon512', size: square(512), maxBytes: 150 * kB },
  { file: assets.share, key: 'assets.share', size: { width: 1200, height: 630 }, maxBytes: 300 * kB },
]
