import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannerGroups } from '../brand-lists.ts'
import { type BannerPhoto, bannerPhotos, photosOf } from '../check/banner-photos.ts'
import type { LoadedBrand } from '../load/inspect.ts'
import { problemOf } from '../picture/judge.ts'
import type { Problem } from '../problem/problems.ts'
import { weighBanner } from './weigh.ts'

/** Banners in pixels, of the brand and of its campaigns: unpacked and encoded as they will be sent. */
export async function checkPhotos({
  folder,
  campaigns,
}: Pick<LoadedBrand, 'folder' | 'campaigns'>): Promise<Problem[]> {
  const problems: Problem[] = []
  // One after another: each takes memory and all processors for a moment.
  for (const photo of bannerPhotos(folder, campaigns)) problems.push(...(await checkPhoto(folder, photo)))
  return [...problems, ...twice(folder)]
}

async function checkPhoto(folder: string, { file, key, size }: BannerPhoto): Promise<Problem[]> {
  const path = join(folder, 'assets', file)
  if (!existsSync(path)) return []
  const faults = await weighBanner(readFileSync(path), size)
  return faults.map((fault) => problemOf(path, key, fault))
}

/** Refuses two pictures of a group: it would be unclear which is shown. */
const twice = (folder: string): Problem[] =>
  bannerGroups.flatMap((group) => {
    const [first, ...others] = photosOf(folder, group)
    return others.map((file) =>
      problemOf(join(folder, 'assets', file), `banners.${group}`, {
        code: 'PICTURE_TWICE',
        expected: 'one picture in pixels per group',
        found: `${first} as well`,
      }),
    )
  })
