import type { BannerGroup } from '../brand-lists.ts'
import { bannerSize } from '../check/required-assets.ts'
import type { Tokens } from '../tokens/names.ts'
import { bannerArt } from './banner-art.ts'
import { bannerBrand } from './banner-brand.ts'
import { formatOf } from './banner-format.ts'
import { emblems, groupPictures, isPictureName, type PictureName } from './banner-pictures.ts'
import { random } from './random.ts'

/** Reads the picture's name from the drawing; undefined for a picture that was not drawn here. */
export const pictureIn = (svg: string): PictureName | undefined => {
  const [, name = ''] = /^<svg[^>]*\sdata-picture="([\w-]+)"/.exec(svg) ?? []
  return isPictureName(name) ? name : undefined
}

/** The emblem that heads home, by the brand's name. */
export const emblemOf = (id: string): PictureName => random(`emblem ${id}`).pick(emblems.slice(3))

/**
 * Draws a banner in the brand's current colours, with the same picture if it was drawn here; null for a picture made by
 * hand, which is not replaced.
 */
export function redrawBanner(
  group: BannerGroup,
  id: string,
  tokens: Tokens,
  before?: string,
  emblem = emblemOf(id),
): string | null {
  const shown = before === undefined ? undefined : pictureIn(before)
  if (before !== undefined && shown === undefined) return null
  const usual = group === 'w_home' ? emblem : groupPictures[group]
  return `${bannerArt(shown ?? usual, bannerBrand(id, tokens), formatOf(bannerSize(group)))}\n`
}
