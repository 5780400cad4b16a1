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

/** The emblem that heads home, by the brand's name. */
const emblemOf = (id: string): PictureName => random(`emblem ${id}`).pick(emblems.slice(3))

/** An emblem that none of these brands shows at the head of home; any once all are taken. */
export function freeEmblem(id: string, folders: readonly string[]): PictureName {
  const files = folders.map((folder) => join(folder, 'assets', bannerFile('w_home'))).filter(existsSync)
  const taken = files.map((file) => pictureIn(readFileSync(file, 'utf8')))
  const free = emblems.filter((emblem) => !taken.includes(emblem))
  return free.length > 0 ? random(`emblem ${id}`).pick(free) : emblemOf(id)
}

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
