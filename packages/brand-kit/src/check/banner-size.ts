import type { Problem } from '../problem/problems.ts'
import { imageSize } from './image-size.ts'
import { bannerSize } from './required-assets.ts'

/** A drawn banner in another size than its group shows, or one that cannot be read. */
export function drawnBannerProblem(file: string, key: string, group: string, svg: string): Problem | null {
  const { width, height } = bannerSize(group)
  const measured = imageSize('banner.svg', new TextEncoder().encode(svg))
  const expected = `a picture of ${width} × ${height}`
  if ('mistake' in measured) return { file, key, expected, found: measured.mistake }
  const fits = measured.width === width && measured.height === height
  return fits ? null : { file, key, expected, found: `${measured.width} × ${measured.height}` }
}
