import { pictureFacts } from '@boardwalk/brand-kit/pictures'
import { brokenBecause, encodeBanner } from '@boardwalk/brand-kit/raster'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bytesIn } from '../files/data-url.ts'
import { exportFiles } from '../files/export-files.ts'
import { openFiles, readSaved } from '../files/open-files.ts'
import { weighPhotos } from '../files/open-photos.ts'
import { belowOf } from '../files/shipped.ts'
import { evaluate } from '../model/evaluate.ts'
import { apply } from '../model/studio-state.ts'
import { savedOf } from '../testing/saved.ts'
import type { Bytes, Painter } from './painter.ts'
import { gone, onlyPhoto, shownFile } from './photos.ts'
import { bannerRows } from './picture-rows.ts'
import { browserScale, type Scale, serverScale } from './scale.ts'
import { inOneSentence, takePhoto as take } from './take-photo.ts'

/** The build's own library in the place of the browser's canvas. */
const painter: Painter = {
  unpack: async (bytes) =>
    (await brokenBecause(bytes)) === null
      ? { encode: async () => new Uint8Array(await encodeBanner(bytes, 1280, 'webp')) as Bytes }
      : null,
}
const takePhoto = (bytes: Bytes, group: string, by = painter, scale: Scale = browserScale(by)) =>
  take(bytes, group, by, scale)
const drawing = (height: number, inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="${height}"><rect width="100%" height="60%" fill="#2a6"/>${inside}</svg>`,
  )
const photo = async (height = 720, kind: 'webp' | 'avif' = 'webp', inside = '') =>
  new Uint8Array(await encodeBanner(drawing(height, inside), 1280, kind)) as Bytes

/** The same WebP with a chunk that contains the place it was taken. */
function withPlace(webp: Bytes): Bytes {
  const exif = Buffer.alloc(34)
  exif.write('EXIF', 0, 'latin1')
  exif.writeUInt32LE(26, 4)
  exif.write('MM\0*', 8, 'latin1')
  exif.writeUInt32BE(8, 12)
  exif.writeUInt16BE(1, 16)
  exif.writeUInt16BE(0x8825, 18)
  const all = Buffer.concat([webp, exif])
  all.writeUInt32LE(all.length - 8, 4)
  return new Uint8Array(all) as Bytes
}

describe('a picture that is chosen in the studio', () => {
  afterEach(() => vi.unstubAllGlobals())
  it.each(['webp', 'avif'] as const)('as %s keeps its very bytes', async (kind) => {
    const bytes = await photo(720, kind)
    const taken = await takePhoto(bytes, 'w_home')
    expect(taken).toMatchObject({ ending: kind, isCleaned: false, faults: [] })
    expect(bytesIn(taken.text ?? '')).toEqual(bytes)
  })

  it('forgets where it was taken', async () => {
    const bytes = withPlace(await photo())
    expect(pictureFacts(bytes)?.camera).toBe('place')
    const taken = await takePhoto(bytes, 'w_home')
    expect(taken).toMatchObject({ ending: 'webp', isCleaned: true })
    expect(pictureFacts(bytesIn(taken.text ?? '') ?? new Uint8Array())?.camera).toBe('none')
  })

  it.each([
    ['of another shape', () => photo(720), 'w_rng', 'PICTURE_SHAPE', /expected the shape of 1280 × 320/],
    [
      'that is too low',
      () => photo(320),
      'w_home',
      'PICTURE_TOO_SMALL',
      /expected at least 1280 × 720, found 1280 × 320/,
    ],
    [
      'that is a page',
      async () => new TextEncoder().encode('<html>'),
      'w_home',
      'PICTURE_UNREADABLE',
      /something else/,
    ],
    ['cut off', async () => (await photo()).slice(0, 900), 'w_home', 'PICTURE_UNREADABLE', /without its end/],
    [
      'spoilt inside',
      async () => (await photo(720, 'avif')).fill(0, -300),
      'w_home',
      'PICTURE_UNREADABLE',
      /a broken file/,
    ],
  ])('%s is refused in the words of the check', async (_, bytes, group, code, words) => {
    const { text, faults } = await takePhoto((await bytes()) as Bytes, group)
    expect(text).toBeNull()
    expect(faults.map((fault) => fault.code)).toContain(code)
    expect(faults.map((fault) => inOneSentence('a.webp', fault)).join('\n')).toMatch(words)
  })

  it('is weighed by the build where there is a server, as it will be stored', async () => {
    const asked = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json([heavy]))
    vi.stubGlobal('fetch', asked)
    const heavy = { code: 'PICTURE_OVER_BUDGET', expected: 'less', found: 'much' }
    const scale = serverScale('/studio/weigh')
    expect(await takePhoto(withPlace(await photo()), 'w_home', painter, scale)).toEqual({ text: null, faults: [heavy] })
    const [[address, { method, body } = {}] = []] = asked.mock.calls
    expect({ address, method }).toEqual({ address: '/studio/weigh/w_home', method: 'POST' })
    expect(pictureFacts(body as Bytes)).toMatchObject({ kind: 'WebP', camera: 'none' })
    asked.mockResolvedValueOnce(Response.json([]))
    expect(await takePhoto(await photo(), 'w_home', painter, scale)).toMatchObject({ faults: [], ending: 'webp' })
    asked.mockResolvedValueOnce(new Response('', { status: 500 }))
    await expect(takePhoto(await photo(), 'w_home', painter, scale)).rejects.toThrow('the server answered 500')
  })

  it('is refused where no quality keeps it within the budget', async () => {
    const heavy: Painter = { unpack: async () => ({ encode: async () => new Uint8Array(60_001) as Bytes }) }
    expect(await takePhoto(await photo(), 'w_home', heavy)).toMatchObject({ faults: [{ code: 'PICTURE_OVER_BUDGET' }] })
  })
})

describe('a brand with a picture in pixels', () => {
  const saved = savedOf('india')
  const { draft } = readSaved(saved, belowOf)
  if (!draft) throw new Error('no draft')
  const run = (next: typeof draft) => exportFiles(next, saved, evaluate(next, belowOf('in')))

  it('exports its bytes, and opens them again', async () => {
    const bytes = await photo()
    const { text } = await takePhoto(bytes, 'w_home')
    const next = apply(draft, { type: 'art', file: 'banners/w_home.webp', text })
    const file = run(next).files?.find(({ name }) => name === 'assets/banners/w_home.webp')
    expect(bytesIn(file?.text ?? '')).toEqual(bytes)
    for (const name of ['w_home.webp', 'india/assets/banners/w_home.webp'])
      expect(openFiles([{ name, bytes }], saved, belowOf).draft?.art['banners/w_home.webp']).toBe(text)
    const small = openFiles([{ name: 'w_home.webp', bytes: await photo(320) }], saved, belowOf)
    expect(small.problems).toContainEqual(
      expect.objectContaining({ file: 'banners/w_home.webp', code: 'PICTURE_TOO_SMALL' }),
    )
  })

  it('judges one of a campaign by the group that shows it, under any name', async () => {
    const banners = { w_home: [{ image: 'campaigns/kites.webp' }] }
    const campaign = { name: 'kites', from: '2027-01-10T00:00:00Z', to: '2027-01-12T00:00:00Z', banners }
    const chosen = (bytes: Bytes) => [
      { name: 'india/assets/campaigns/kites.webp', bytes },
      { name: 'india/campaigns/kites.json', bytes: new TextEncoder().encode(JSON.stringify(campaign)) },
    ]
    const bytes = await photo()
    const opened = openFiles(chosen(bytes), saved, belowOf)
    expect(opened).toMatchObject({ problems: [], photos: [{ file: 'campaigns/kites.webp', group: 'w_home', bytes }] })
    expect(openFiles(chosen(await photo(320)), saved, belowOf).problems).toContainEqual(
      expect.objectContaining({ file: 'campaigns/kites.webp', code: 'PICTURE_TOO_SMALL' }),
    )
    const fault = { code: 'PICTURE_OVER_BUDGET', expected: 'less', found: 'much' } as const
    const scale: Scale = { isEstimate: false, weigh: async () => [fault] }
    expect(await weighPhotos(opened.saved ? opened.photos : [], scale)).toEqual([
      { file: 'campaigns/kites.webp', key: '', ...fault },
    ])
  })

  it('shows it in front of the drawing, and names files that an archive cannot remove', () => {
    const stored = ['banners/w_rng.jpg']
    expect(shownFile('banners/w_rng.svg', {}, stored)).toBe('banners/w_rng.jpg')
    const edits = onlyPhoto('banners/w_rng', 'banners/w_rng.webp', draft.art, stored)
    expect(edits).toEqual([{ type: 'art', file: 'banners/w_rng.jpg', text: gone }])
    const next = edits.reduce(apply, draft)
    expect(shownFile('banners/w_rng.svg', next.art, stored)).toBe('banners/w_rng.svg')
    expect(run(next)).toMatchObject({ removed: ['assets/banners/w_rng.jpg'] })
    expect(run(next).files?.map(({ name }) => name)).toEqual(['brand.json', 'tokens.json'])
  })

  it('does not call it old when the colours change', () => {
    const { shown } = evaluate(draft, belowOf('in'))
    if (!shown) throw new Error('not shown')
    const rows = bannerRows({ ...shown, art: { ...draft.art, 'banners/w_rng.png': 'data:image/png;base64,' } }, {})
    expect(rows.find(({ group }) => group === 'w_rng')).toMatchObject({ state: 'photo', file: 'banners/w_rng.png' })
    expect(rows.filter(({ state }) => state === 'photo')).toHaveLength(1)
  })
})
