import { type Fault, judge, overBudget, type Size, unreadable } from '../picture/judge.ts'
import { bannerBudget, bannerWidths } from '../picture/names.ts'
import { brokenBecause, encodeBanner, sentKinds } from './encode.ts'

/** AVIF takes many times as long as WebP, so that a picture that is too heavy anyway is reported at once. */
const quickestFirst = sentKinds.toReversed()

/** All findings about a raster banner: its header, and its size after encoding. */
export async function weighBanner(bytes: Uint8Array, size: Size): Promise<Fault[]> {
  const { faults } = judge(bytes, size)
  return isWorthUnpacking(faults) ? [...faults, ...(await unpacked(bytes))] : faults
}

const isWorthUnpacking = (faults: readonly Fault[]) =>
  !faults.some(({ code }) => code === 'PICTURE_UNREADABLE' || code === 'PICTURE_TOO_LARGE')

async function unpacked(bytes: Uint8Array): Promise<Fault[]> {
  const broken = await brokenBecause(bytes)
  if (broken !== null) return [unreadable(broken)]
  const widest = Math.max(...bannerWidths) as (typeof bannerWidths)[number]
  for (const kind of quickestFirst) {
    const { length } = await encodeBanner(bytes, widest, kind)
    if (length > bannerBudget) return [overBudget(bannerBudget, length)]
  }
  return []
}
