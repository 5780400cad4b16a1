import { isBannerPhoto } from '@boardwalk/brand-kit/pictures'
import { type BannerGroup, bannerGroups, bannerSize, drawnBannerProblem } from '../kit.ts'
import { gone } from './photos.ts'

/** The banner group in a file's name. */
export const groupOf = (file: string): BannerGroup | undefined =>
  bannerGroups.find((group) => new RegExp(`/(?:.*-)?${group}(?:-\\d+)?\\.\\w+$`).test(file))

const isSameShape = (a: BannerGroup, b: BannerGroup | undefined) =>
  b !== undefined && bannerSize(a).height === bannerSize(b).height

/**
 * Pictures of the size of a group's banners: drawings by their declared size, raster pictures by the group in their
 * name.
 */
export function fittingPictures(
  group: BannerGroup,
  texts: Readonly<Record<string, string>>,
  photos: readonly string[],
): string[] {
  const drawings = Object.entries(texts).flatMap(([file, text]) =>
    file.includes('/') && text.startsWith('<') && !drawnBannerProblem(file, '', group, text) ? [file] : [],
  )
  const inPixels = [...photos, ...Object.keys(texts)].filter(
    (file) => isBannerPhoto(file) && texts[file] !== gone && isSameShape(group, groupOf(file)),
  )
  const isOwn = (file: string) => Number(groupOf(file) !== group)
  return [...new Set([...drawings, ...inPixels])].sort((a, b) => isOwn(a) - isOwn(b) || a.localeCompare(b))
}
