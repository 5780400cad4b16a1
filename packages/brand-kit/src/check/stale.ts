import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { redrawBanner } from '../art/redraw-banner.ts'
import type { LoadedBrand } from '../load/inspect.ts'
import type { Problem } from '../problem/problems.ts'
import { hasPhoto } from './banner-photos.ts'
import { bannerFile } from './required-assets.ts'

/** Banners that were drawn in other colours or with another motif than the brand has now. */
export const staleBanners = ({ folder, brand, tokens }: LoadedBrand): Problem[] =>
  brand.bannerGroups.flatMap((group) => {
    const file = join(folder, 'assets', bannerFile(group))
    if (!existsSync(file) || hasPhoto(folder, group)) return []
    const now = readFileSync(file, 'utf8')
    const drawn = redrawBanner(group, brand.id, tokens, now)
    if (drawn === null || drawn === now) return []
    const expected = `the brand's current colours: pnpm --filter @boardwalk/cli art ${brand.id}`
    return [{ file, key: `banners.${group}`, expected, found: 'a banner in older colours' }]
  })
