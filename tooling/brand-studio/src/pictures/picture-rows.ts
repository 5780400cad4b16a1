import { redrawBanner } from '@boardwalk/brand-kit/art'
import { type BannerGroup, type Brand, bannerFile, type Tokens } from '../kit.ts'
import type { Draft } from '../model/draft.ts'
import { shownFile } from './photos.ts'

/** Sources of a brand's drawn pictures. */
export type Look = { brand: Brand; tokens: Tokens; art: Draft['art'] }

/** `own`: drawn by a person, so that it is never drawn over; `photo`: in pixels. */
export type PictureState = 'current' | 'old' | 'own' | 'photo'
export type PictureRow = { file: string; title: string; state: PictureState; group?: BannerGroup }

/** Text of a current banner: drawn in this session, or as it was opened. */
type BannerTexts = Readonly<Record<string, string>>

export type BannerRow = PictureRow & { group: BannerGroup; drawn: string | null }

export function bannerRows(
  { brand, tokens, art }: Look,
  stored: BannerTexts,
  photos: readonly string[] = [],
): BannerRow[] {
  return brand.bannerGroups.map((group) => {
    const file = bannerFile(group)
    const shown = shownFile(file, art, photos)
    if (shown !== file) return { file: shown, title: group, group, state: 'photo', drawn: null }
    const now = art[file] ?? stored[file]
    const drawn = redrawBanner(group, brand.id, tokens, now)
    const state = drawn === null ? 'own' : drawn === now ? 'current' : 'old'
    return { file, title: group, group, state, drawn }
  })
}

/** The PNG files, by subject. */
export const pngs = [
  { asset: 'touchIcon', title: 'Icon on a home screen', size: 180 },
  { asset: 'icon192', title: 'App icon, 192 px', size: 192 },
  { asset: 'icon512', title: 'App icon, 512 px', size: 512 },
  { asset: 'share', title: 'Picture of shared links', size: null },
] as const
export type Png = (typeof pngs)[number]

/** A short mark of everything that a PNG is drawn from: the same mark, the same picture. */
export function sourceOf({ asset }: Png, { brand, tokens: { light }, art }: Look): string {
  const mark = art[brand.assets.mark]
  if (asset !== 'share') return hash([light['color-hero'], mark])
  const names = [
    'color-hero',
    'color-on-hero',
    'color-highlight',
    'color-on-highlight',
    'image-motif',
    'font-display',
  ] as const
  const words = brand.regionLanguages.map((code) => brand.tagline[code])
  return hash([...names.map((name) => light[name]), ...words, art[brand.assets.logo]])
}

function hash(parts: readonly (string | undefined)[]): string {
  let value = 2166136261
  for (const letter of JSON.stringify(parts)) value = Math.imul(value ^ letter.charCodeAt(0), 16777619)
  return (value >>> 0).toString(36)
}

const marked = /^data:image\/png;from=(\w+);base64,/

/** A PNG as a data URL, marked with a hash of its source drawing. */
export const markPng = (url: string, source: string) => url.replace('data:image/png;', `data:image/png;from=${source};`)

/** `saved` is the brand as it was opened: its PNG files were drawn from that. */
export const pngRows = (look: Look, saved: Look): (PictureRow & { png: Png; source: string })[] =>
  pngs.map((png) => {
    const file = look.brand.assets[png.asset]
    const source = sourceOf(png, look)
    const [, drawnFrom] = marked.exec(look.art[file] ?? '') ?? []
    const state = (drawnFrom ?? sourceOf(png, saved)) === source ? 'current' : 'old'
    return { file, title: png.title, state, png, source }
  })
