import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { calmPhoto, place } from '../raster/photos.testing.ts'
import { pictureFacts } from './facts.ts'

const kinds = ['png', 'jpeg', 'webp', 'avif'] as const
const names = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' }
const photo = (kind: (typeof kinds)[number], width = 300, height = 200) => calmPhoto(width, height)[kind]()

describe.each(kinds)('a %s', (kind) => {
  it('returns its kind and size', async () => {
    expect(pictureFacts(await photo(kind).toBuffer())).toEqual({
      kind: names[kind],
      width: 300,
      height: 200,
      isAnimated: false,
      isWhole: true,
      camera: 'none',
      isTurned: false,
    })
  })

  it('reports camera data', async () => {
    const bytes = await photo(kind)
      .withExif({ IFD0: { Make: 'Phone' } })
      .toBuffer()
    expect(pictureFacts(bytes)?.camera).toBe('camera')
  })

  it('reports a missing end', async () => {
    const bytes = await photo(kind).toBuffer()
    for (const less of [1, 20, Math.floor(bytes.length / 3)]) {
      expect(pictureFacts(bytes.subarray(0, -less))?.isWhole, `${less} bytes less`).toBe(false)
    }
  })

  it('is read from its first bytes, or not at all, wherever it is cut off', async () => {
    const bytes = await photo(kind).toBuffer()
    for (let length = 0; length < 400; length += 7) {
      const facts = pictureFacts(bytes.subarray(0, length))
      expect(facts === null || facts.width === 300, `${length} bytes`).toBe(true)
    }
  })
})

it.each(['png', 'jpeg', 'webp'] as const)('a %s with a location is reported', async (kind) => {
  expect(pictureFacts(await photo(kind).withExif(place).toBuffer())?.camera).toBe('place')
})

it('a place in XMP is one, too', async () => {
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF exif:GPSLatitude="14,35.0N"/></x:xmpmeta>'
  expect(pictureFacts(await photo('jpeg').withXmp(xmp).toBuffer())?.camera).toBe('place')
})

it('a lossless WebP and one with transparency have a size', async () => {
  const lossless = await calmPhoto(301, 203).webp({ lossless: true }).toBuffer()
  const clear = await sharp({ create: { width: 301, height: 203, channels: 4, background: '#0f08' } })
    .webp()
    .toBuffer()
  for (const bytes of [lossless, clear]) expect(pictureFacts(bytes)).toMatchObject({ width: 301, height: 203 })
})

it('a JPEG of a camera that was held upright is as high as it is shown', async () => {
  const bytes = await photo('jpeg').withMetadata({ orientation: 6 }).toBuffer()
  expect(pictureFacts(bytes)).toMatchObject({ width: 200, height: 300, isTurned: true })
})

it('recognises a moving WebP and a moving PNG', async () => {
  const frames = await sharp(await calmPhoto(100, 200).raw().toBuffer(), {
    raw: { width: 100, height: 200, channels: 4, pageHeight: 100 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect(pictureFacts(frames)).toMatchObject({ width: 100, height: 100, isAnimated: true })
  const png = await photo('png').toBuffer()
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
  const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
  expect(pictureFacts(moving)).toMatchObject({ width: 300, isAnimated: true })
})

it.each([
  ['nothing', ''],
  ['a page', '<!doctype html><html></html>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['another kind', 'GIF89a\x01\x00\x01\x00'],
  ['the name of a kind alone', '\x00\x00\x00\x18ftypavif'],
])('%s is no picture', (_, text) => expect(pictureFacts(Buffer.from(text, 'latin1'))).toBeNull())
