import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emblems, type PictureName } from '../art/banner-pictures.ts'
import { random } from '../art/random.ts'
import { emblemOf, pictureIn, redrawBanner } from '../art/redraw-banner.ts'
import type { BannerGroup } from '../brand-lists.ts'
import { hasPhoto } from '../check/banner-photos.ts'
import { bannerFile } from '../check/required-assets.ts'
import type { Tokens } from '../tokens/names.ts'

export type DrawnBanner = { file: string; isKept: boolean }

/** An emblem that none of these brands shows at the head of home; any once all are taken. */
export function freeEmblem(id: string, folders: readonly string[]): PictureName {
  const files = folders.map((folder) => join(folder, 'assets', bannerFile('w_home'))).filter(existsSync)
  const taken = files.map((file) => pictureIn(readFileSync(file, 'utf8')))
  const free = emblems.filter((emblem) => !taken.includes(emblem))
  return free.length > 0 ? random(`emblem ${id}`).pick(free) : emblemOf(id)
}

/**
 * Draws `assets/banners/<group>.svg` from the brand's tokens and motif. A picture made by hand is not replaced; one
 * that was drawn here is redrawn with the same subject.
 */
export function drawBanners(
  folder: string,
  brand: { id: string; bannerGroups: readonly BannerGroup[] },
  tokens: Tokens,
  emblem?: PictureName,
): DrawnBanner[] {
  mkdirSync(join(folder, 'assets/banners'), { recursive: true })
  return brand.bannerGroups.map((group) => {
    const file = join(folder, 'assets', bannerFile(group))
    if (!existsSync(file) && hasPhoto(folder, group)) return { file, isKept: true }
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    const drawn = redrawBanner(group, brand.id, tokens, before, emblem)
    if (drawn !== null) writeFileSync(file, drawn)
    return { file, isKept: drawn === null }
  })
}
