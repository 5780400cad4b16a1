import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannerArt, formatOf } from '../art/banner-art.ts'
import { bannerBrand } from '../art/banner-brand.ts'
import { emblems, groupPictures, isPictureName, type PictureName } from '../art/banner-pictures.ts'
import { random } from '../art/random.ts'
import type { BannerGroup } from '../brand-lists.ts'
import { bannerFile, bannerSize } from '../check/required-assets.ts'
import type { Tokens } from '../tokens/names.ts'

export type DrawnBanner = { file: string; isKept: boolean }

/** Which picture a file shows, as the drawing itself says; undefined for a picture that was not drawn here. */
const pictureIn = (svg: string): PictureName | undefined => {
  const [, name = ''] = /^<svg[^>]*\sdata-picture="([\w-]+)"/.exec(svg) ?? []
  return isPictureName(name) ? name : undefined
}

/** The emblem that heads home: the one named, the one it has, else one that fits the brand's name. */
const emblemOf = (id: string): PictureName => random(`emblem ${id}`).pick(emblems.slice(3))

/**
 * Draws `assets/banners/<group>.svg` from the brand's tokens and motif. A picture that somebody put there by hand stays
 * as it is; one that was drawn here is drawn again and shows what it showed.
 */
export function drawBanners(
  folder: string,
  brand: { id: string; bannerGroups: readonly BannerGroup[] },
  tokens: Tokens,
  emblem?: PictureName,
): DrawnBanner[] {
  mkdirSync(join(folder, 'assets/banners'), { recursive: true })
  const colours = bannerBrand(brand.id, tokens)
  return brand.bannerGroups.map((group) => {
    const file = join(folder, 'assets', bannerFile(group))
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    const shown = before === undefined ? undefined : pictureIn(before)
    if (before !== undefined && shown === undefined) return { file, isKept: true }
    const usual = group === 'w_home' ? (emblem ?? emblemOf(brand.id)) : groupPictures[group]
    writeFileSync(file, `${bannerArt(shown ?? usual, colours, formatOf(bannerSize(group)))}\n`)
    return { file, isKept: false }
  })
}
