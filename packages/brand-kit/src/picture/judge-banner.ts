import { bannerSize } from '../check/required-assets.ts'
import type { Problem } from '../problem/problems.ts'
import { judge, problemOf } from './judge.ts'

/** Lists the faults of a banner's bytes and header, by its group. */
export const judgeBanner = (file: string, group: string, bytes: Uint8Array, key = `banners.${group}`): Problem[] =>
  judge(bytes, bannerSize(group)).faults.map((fault) => problemOf(file, key, fault))
