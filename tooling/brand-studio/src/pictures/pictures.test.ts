// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exportFiles, toZip } from '../files/export-files.ts'
import { openFiles, readSaved, unpack } from '../files/open-files.ts'
import { pictureKind } from '../files/picture-kind.ts'
import { belowOf, shipped } from '../files/shipped.ts'
import { bannerFile } from '../kit.ts'
import { evaluate } from '../model/evaluate.ts'
import { setAt } from '../model/json.ts'
import { apply } from '../model/studio-state.ts'
import { brandsFolder, savedOf } from '../testing/saved.ts'
import { bannerRows, markPng, pngRows } from './picture-rows.ts'

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function look(id: string, brandColour?: [number, number, number]) {
  const saved = savedOf(id)
  const { draft } = readSaved(saved, belowOf)
  if (!draft) throw new Error('the brand cannot be read')
  const path = ['seed', 'color', 'brand', '$value', 'components']
  const next = brandColour ? { ...draft, tokens: setAt(draft.tokens, path, brandColour) } : draft
  const region = (draft.brand as { region: string }).region
  const outcome = evaluate(next, belowOf(region))
  if (!outcome.shown) throw new Error('the brand has mistakes')
  return { saved, draft: next, outcome, look: { ...outcome.shown, art: next.art } }
}
const stored = (id: string, groups: readonly string[]) =>
  Object.fromEntries(
    groups.map((group) => [
      bannerFile(group),
      readFileSync(join(brandsFolder, id, 'assets', bannerFile(group)), 'utf8'),
    ]),
  )
const plum: [number, number, number] = [0.36, 0.12, 330]

describe('pictures of a brand', () => {
  it.each(shipped.map(({ id }) => id))('of %s are current as long as nothing changes', (id) => {
    const now = look(id).look
    const rows = [...bannerRows(now, stored(id, now.brand.bannerGroups)), ...pngRows(now, now)]
    expect(rows).toHaveLength(19)
    expect(rows.filter(({ state }) => state === 'old')).toEqual([])
  })

  it('are old after a change of colour, and current once they are drawn', () => {
    const [before, after] = [look('india').look, look('india', plum).look]
    const texts = stored('india', after.brand.bannerGroups)
    const banners = bannerRows(after, texts)
    const icons = pngRows(after, before)
    expect([...banners, ...icons].map(({ state }) => state)).toEqual(Array(19).fill('old'))
    const drawn = Object.fromEntries([
      ...banners.map(({ file, drawn: text }) => [file, text ?? '']),
      ...icons.map(({ file, source }) => [file, markPng(pixel, source)]),
    ])
    const next = { ...after, art: { ...after.art, ...drawn } }
    expect([...bannerRows(next, texts), ...pngRows(next, before)].map(({ state }) => state)).toEqual(
      Array(19).fill('current'),
    )
    const later = { ...look('india', [0.3, 0.1, 140]).look, art: next.art }
    expect(pngRows(later, before).map(({ state }) => state)).toEqual(Array(4).fill('old'))
  })

  it('that a person made are never drawn over', () => {
    const now = look('india', plum).look
    const texts = { ...stored('india', now.brand.bannerGroups), 'banners/w_home.svg': '<svg width="1280"/>' }
    expect(bannerRows(now, texts).find(({ file }) => file === 'banners/w_home.svg')).toMatchObject({
      state: 'own',
      drawn: null,
    })
  })
})

describe('an export after drawing', () => {
  const { draft, saved, outcome, look: now } = look('india')
  const banner = bannerRows(look('india', plum).look, {})[0]?.drawn ?? ''
  const drawn = [
    { type: 'art' as const, file: 'banners/w_home.svg', text: banner },
    { type: 'art' as const, file: now.brand.assets.icon192, text: markPng(pixel, 'abc') },
  ].reduce(apply, draft)
  const { files } = exportFiles(drawn, saved, outcome)
  const zip = toZip('india', files ?? [])

  it('contains the banners in their folder and the PNG files as PNG', () => {
    const content = unzipSync(zip)
    expect(Object.keys(content)).toContain('india/assets/banners/w_home.svg')
    const png = content[`india/assets/${now.brand.assets.icon192}`]
    expect([...(png ?? []).slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
  })
  it('opens again with the banner where it was', () => {
    expect([...unpack([{ name: 'india.zip', bytes: zip }]).files.keys()]).toContain('banners/w_home.svg')
    const opened = openFiles([{ name: 'india.zip', bytes: zip }], saved, belowOf)
    expect(opened.saved?.art['banners/w_home.svg']).toBe(banner)
  })
})

describe('a file for a drawing', () => {
  const bytes = (...codes: number[]) => Uint8Array.from(codes)
  it.each([
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 13)],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['a WebP', new TextEncoder().encode('RIFFxxxxWEBPVP8')],
  ])('is named when it is %s', (kind, content) => expect(pictureKind(content)).toBe(kind))
  it('is nothing else when it is text', () => expect(pictureKind(new TextEncoder().encode('<svg/>'))).toBeNull())
})
