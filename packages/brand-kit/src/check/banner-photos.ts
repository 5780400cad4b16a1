import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BannerGroup } from '../brand-lists.ts'
import { bannerGroups } from '../brand-lists.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { isPhoto, photoEndings } from '../picture/names.ts'
import { bannerSize } from './required-assets.ts'

/** A raster banner and its size. `file` is below `assets/`. */
export type BannerPhoto = { file: string; key: string; size: { width: number; height: number } }

/** Files in pixels of a group; one is right, and is shown instead of the drawing beside it. */
export const photosOf = (folder: string, group: BannerGroup): string[] =>
  photoEndings.map((ending) => `banners/${group}.${ending}`).filter((file) => existsSync(join(folder, 'assets', file)))

/** Whether a group is shown in pixels. */
export const hasPhoto = (folder: string, group: BannerGroup): boolean => photosOf(folder, group).length > 0

/** Every banner in pixels that a brand shows, its own and its campaigns'. */
export const bannerPhotos = (folder: string, campaigns: readonly Campaign[]): BannerPhoto[] => [
  ...bannerGroups.flatMap((group) =>
    photosOf(folder, group).map((file) => ({ file, key: `banners.${group}`, size: bannerSize(group) })),
  ),
  ...campaigns.flatMap(({ name, banners = {} }) =>
    Object.entries(banners).flatMap(([group, list]) =>
      (list ?? []).flatMap(({ image }, index) =>
        isPhoto(image)
          ? [{ file: image, key: `campaigns.${name}.banners.${group}.${index}`, size: bannerSize(group) }]
          : [],
      ),
    ),
  ),
]
