import { isPhoto, judge, problemOf, unreadable } from '@boardwalk/brand-kit/pictures'
import { type BannerGroup, bannerGroups, bannerSize, type Problem } from '../kit.ts'
import { getAt, type Json } from '../model/json.ts'
import { groupOf } from '../pictures/fitting.ts'
import type { Bytes } from '../pictures/painter.ts'
import type { Scale } from '../pictures/scale.ts'
import { dataUrl } from './data-url.ts'
import { readJson } from './read-json.ts'

/** A picture in pixels and a group of banners that shows it. */
export type OpenedPhoto = { file: string; group: BannerGroup; bytes: Bytes }

type Read = { art: Record<string, string>; shown: OpenedPhoto[]; problems: Problem[] }

/** Pictures in pixels by their path below `assets/`, judged by every group that shows them. */
export function readPhotos(photos: ReadonlyMap<string, Bytes>, campaigns: Readonly<Record<string, string>>): Read {
  const files = Object.entries(campaigns).map(([name, text]) => readJson(name, text).value)
  const shown = [...photos].flatMap(([file, bytes]) => groupsOf(file, files).map((group) => ({ file, group, bytes })))
  const judged = shown.flatMap(({ file, group, bytes }) => problemsOf(file, bytes, group))
  const read = [...photos].map(([file, bytes]) => ({ file, bytes, kind: kindOf(bytes) }))
  const others = read.filter(({ file, kind }) => kind === null && !shown.some((photo) => photo.file === file))
  return {
    art: Object.fromEntries(read.flatMap(({ file, bytes, kind }) => (kind ? [[file, dataUrl(kind, bytes)]] : []))),
    shown,
    problems: [...judged, ...others.map(({ file }) => problemOf(file, '', unreadable('something else')))],
  }
}

const kindOf = (bytes: Bytes) => judge(bytes, { width: 1, height: 1 }).facts?.kind ?? null
const problemsOf = (file: string, bytes: Bytes, group: BannerGroup): Problem[] =>
  judge(bytes, bannerSize(group)).faults.map((fault) => problemOf(file, '', fault))

/** Its own group, and those in which campaigns show it; the group in its name where none does. */
function groupsOf(file: string, campaigns: readonly (Json | null)[]): BannerGroup[] {
  const inCampaigns = bannerGroups.filter((group) =>
    campaigns.some((campaign) => imagesIn(campaign ?? {}, group).includes(file)),
  )
  const own = file.startsWith('banners/') || inCampaigns.length === 0 ? groupOf(`/${file}`) : undefined
  return [...new Set([...(own ? [own] : []), ...inCampaigns])]
}

const imagesIn = (campaign: Json, group: BannerGroup): (Json | undefined)[] => {
  const list = getAt(campaign, ['banners', group])
  return Array.isArray(list) ? list.map((banner) => getAt(banner, ['image'])) : []
}

/** Problems with the weight of the opened pictures. */
export async function weighPhotos(photos: readonly OpenedPhoto[], { weigh }: Scale): Promise<Problem[]> {
  const found = await Promise.all(
    photos.map(async ({ file, group, bytes }) =>
      (await weigh(bytes, group)).map((fault) => problemOf(file, '', fault)),
    ),
  )
  return found.flat()
}

/** Path below `assets/` of a banner in pixels; a file chosen alone is recognised by its name. Icons are drawn here. */
export function photoPath(path: string): string | null {
  if (!isPhoto(path)) return null
  const [, inFolder] = /(?:^|\/)assets\/([^/]+\/.+)$/.exec(path) ?? /^((?:banners|campaigns)\/.+)$/.exec(path) ?? []
  if (inFolder !== undefined) return inFolder
  return !path.includes('/') && bannerGroups.some((group) => path.startsWith(`${group}.`)) ? `banners/${path}` : null
}
