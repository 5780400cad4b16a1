import { bannerBudget } from '../picture/names.ts'
import type { Problem } from '../problem/problems.ts'
import { judgeDrawing } from './judge-asset.ts'
import { bannerSize } from './required-assets.ts'

/** A drawn banner in another size than its group shows, too heavy, or one that cannot be read. */
export const drawnBannerProblem = (file: string, key: string, group: string, svg: string): Problem | null => {
  const [found] = judgeDrawing('banner.svg', svg, { key, size: bannerSize(group), maxBytes: bannerBudget })
  return found ? { ...found, file } : null
}
