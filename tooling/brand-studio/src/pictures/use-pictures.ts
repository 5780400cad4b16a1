import { useDeferredValue, useMemo } from 'react'
import { photosOf } from '../files/shipped.ts'
import { type BannerGroup, bannerFile } from '../kit.ts'
import { evaluate } from '../model/evaluate.ts'
import type { Studio } from '../page/use-studio.ts'
import { drawPng } from './draw-png.ts'
import { fittingPictures } from './fitting.ts'
import { onlyPhoto, withoutEnding } from './photos.ts'
import { bannerRows, markPng, type PictureRow, pngRows } from './picture-rows.ts'

export type Pictures = {
  rows: readonly PictureRow[]
  old: number
  /** Address of a picture, to look at. */
  addressOf: (file: string) => string | undefined
  /** Pictures that are there and have the size of a group's banners. */
  fitting: (group: BannerGroup) => string[]
  /** Shows a picture in pixels in the place of a group's drawing; null restores the drawing. One step to undo. */
  replace: (group: BannerGroup, taken: { text: string; ending: string } | null) => void
  /** Draws every old picture in the current colours; one step to undo. */
  redraw: () => Promise<void>
}

/** The pictures drawn from a brand's colours and drawings, and the outdated ones among them. */
export function usePictures(studio: Studio): Pictures {
  const { id, shown, draft, savedDraft, below, stored, edit, settle } = studio
  const saved = useMemo(() => evaluate(savedDraft, below).shown, [savedDraft, below])
  const look = useMemo(() => shown && { brand: shown.brand, tokens: shown.tokens, art: draft.art }, [shown, draft.art])
  // Fifteen drawings for one step of a slider would block the slider.
  const calm = useDeferredValue(look)
  const hasStored = Object.keys(stored).length > 0
  const photos = useMemo(() => photosOf(id), [id])
  const banners = useMemo(
    () => (calm && hasStored ? bannerRows(calm, stored, Object.keys(photos)) : []),
    [calm, hasStored, stored, photos],
  )
  const icons = useMemo(
    () => (calm && saved ? pngRows(calm, { ...saved, art: savedDraft.art }) : []),
    [calm, saved, savedDraft.art],
  )
  const rows = [...banners, ...icons]

  const redraw = async () => {
    if (!calm) return
    const drawn = await Promise.all(
      icons
        .filter(({ state }) => state === 'old')
        .map(async ({ file, png, source }) => ({ file, text: markPng(await drawPng(png, calm), source) })),
    )
    const old = banners.flatMap(({ file, state, drawn: text }) =>
      state === 'old' && text !== null ? [{ file, text }] : [],
    )
    edit('draw pictures', ...[...old, ...drawn].map(({ file, text }) => ({ type: 'art' as const, file, text })))
    settle()
  }
  const replace: Pictures['replace'] = (group, taken) => {
    const name = withoutEnding(bannerFile(group))
    const file = taken && `${name}.${taken.ending}`
    const others = onlyPhoto(name, file, draft.art, Object.keys(photos))
    edit(`banner ${group}`, ...others, ...(file && taken ? [{ type: 'art' as const, file, text: taken.text }] : []))
    settle()
  }
  return {
    rows,
    old: rows.filter(({ state }) => state === 'old').length,
    addressOf: (file) => addressIn(draft.art[file] ?? stored[file]) ?? photos[file],
    fitting: (group) => fittingPictures(group, { ...stored, ...draft.art }, Object.keys(photos)),
    replace,
    redraw,
  }
}

const addressIn = (text: string | undefined) =>
  text?.startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(text)}` : text || undefined
