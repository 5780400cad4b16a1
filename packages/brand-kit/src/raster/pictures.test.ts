import { rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { checkReadiness } from '../check/readiness.ts'
import { brandsCopy } from '../load/brands.testing.ts'
import { loadBrand, tryBrand } from '../load/load-brand.ts'
import { forgetCamera } from './forget-camera.ts'
import { calmPhoto, noisyPhoto, place } from './photos.testing.ts'
import { checkPhotos } from './pictures.ts'

const copy = brandsCopy()
afterEach(() => copy.restore())
afterAll(() => copy.remove())

const strip = () => calmPhoto(1280, 320)
const put = (name: string, bytes: Uint8Array | string) =>
  writeFileSync(copy.path(`india/assets/banners/${name}`), bytes)
const check = async () => {
  const { loaded } = tryBrand(copy.path('india'))
  if (loaded === null) throw new Error('not loaded')
  const found = await checkPhotos(loaded)
  return found.map(
    ({ file, key, code, expected, found }) => `${relative(copy.folder, file)} ${key} ${code}: ${expected}, ${found}`,
  )
}

/** The header of a picture of 20,000 × 20,000, which would unpack into more than a gigabyte. */
async function bomb(): Promise<Buffer> {
  const png = await calmPhoto(8, 8).png().toBuffer()
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(20_000, 20)
  return png
}

/** Sound at both ends and spoilt between. */
async function spoilt(): Promise<Buffer> {
  const png = await strip().png().toBuffer()
  return png.fill(0x55, 300, 400)
}

describe('a banner in pixels', () => {
  it.each(['png', 'jpg', 'jpeg', 'webp', 'avif'])('as .%s takes the place of the drawing', async (ending) => {
    const kind = ending === 'jpg' ? 'jpeg' : (ending as 'png')
    put(`w_rng.${ending}`, await strip()[kind]().toBuffer())
    expect(await check()).toEqual([])
    expect(checkReadiness(copy.path('india')).findings.assets).toEqual([])
  })

  it('is enough without a drawing, and is no unused file', async () => {
    rmSync(copy.path('india/assets/banners/w_home.svg'))
    expect(tryBrand(copy.path('india')).problems).not.toEqual([])
    put('w_home.jpg', await calmPhoto(1920, 1080).jpeg().toBuffer())
    expect(() => loadBrand(copy.path('india'))).not.toThrow()
    expect(checkReadiness(copy.path('india')).findings.assets).toEqual([])
  })

  const defects: Record<string, [name: string, bytes: () => Promise<Uint8Array | string>, line: RegExp]> = {
    'a page named png': ['w_rng.png', async () => '<html>', /PICTURE_UNREADABLE: a PNG, JPEG.*, something else$/],
    'a bomb': ['w_rng.png', bomb, /PICTURE_TOO_LARGE: at most 40 million pixels, 20000 × 20000$/],
    'one cut off': [
      'w_rng.jpg',
      async () => (await strip().jpeg().toBuffer()).subarray(0, 2500),
      /PICTURE_UNREADABLE: .*, a file without its end$/,
    ],
    'one with another inside': ['w_rng.png', spoilt, /PICTURE_UNREADABLE: .*, a broken file: /],
    'a small one': [
      'w_rng.png',
      async () => calmPhoto(640, 160).png().toBuffer(),
      /PICTURE_TOO_SMALL: at least 1280 × 320, 640 × 160$/,
    ],
    'one of another shape': [
      'w_rng.png',
      async () => calmPhoto(1300, 400).png().toBuffer(),
      /PICTURE_SHAPE: the shape of 1280 × 320, cut to 1300 × 325, 1300 × 400$/,
    ],
    'one that knows its place': [
      'w_rng.jpg',
      async () => strip().jpeg().withExif(place).toBuffer(),
      /PICTURE_CAMERA_DATA: .*, the place where it was taken$/,
    ],
    'a moving one': [
      'w_rng.webp',
      async () =>
        sharp(await calmPhoto(1280, 640).raw().toBuffer(), {
          raw: { width: 1280, height: 640, channels: 4, pageHeight: 320 },
        })
          .webp({ delay: [100, 100] })
          .toBuffer(),
      /PICTURE_ANIMATED: a still picture, a moving one$/,
    ],
    'one that stays heavy': [
      'w_rng.png',
      async () => noisyPhoto(1280, 320).png().toBuffer(),
      /PICTURE_OVER_BUDGET: a picture that fits into 60\.0 kB.*, \d+\.\d kB at the lowest quality$/,
    ],
    'a source of many megabytes': [
      'w_rng.png',
      async () =>
        noisyPhoto(1280, 320)
          .png({ compressionLevel: 0 })
          .toBuffer()
          .then((png) => Buffer.concat(Array.from({ length: 5 }, () => png))),
      /PICTURE_TOO_HEAVY: at most 5000\.0 kB, \d+/,
    ],
  }
  it.each(Object.entries(defects))(
    '%s is reported with file, key, code, expected and found',
    async (_, [name, bytes, line]) => {
      put(name, await bytes())
      const lines = await check()
      expect(lines.join('\n')).toMatch(new RegExp(`^india/assets/banners/${name} banners\\.w_rng `, 'm'))
      expect(
        lines.some((found) => line.test(found)),
        lines.join('\n'),
      ).toBe(true)
    },
  )

  it('has no location once the camera data is removed, and nothing else changes', async () => {
    put('w_rng.jpg', await strip().jpeg({ quality: 95 }).withExif(place).toBuffer())
    put('w_live.png', await strip().png().toBuffer())
    expect(await forgetCamera(copy.path('india'))).toEqual(['banners/w_rng.jpg'])
    expect(await check()).toEqual([])
    expect(await forgetCamera(copy.path('india'))).toEqual([])
  })

  it('of a group that has two is reported', async () => {
    for (const name of ['w_rng.png', 'w_rng.webp']) put(name, await strip().png().toBuffer())
    expect(await check()).toContain(
      'india/assets/banners/w_rng.webp banners.w_rng PICTURE_TWICE: one picture in pixels per group, banners/w_rng.png as well',
    )
  })

  it('of a campaign must have the shape of its group', async () => {
    put('kites.jpg', await strip().jpeg().toBuffer())
    copy.write('india/campaigns/kites.json', {
      name: 'kites',
      from: '2027-01-01T00:00:00Z',
      to: '2027-01-02T00:00:00Z',
      banners: { w_home: [{ image: 'banners/kites.jpg' }], w_rng: [{ image: 'banners/kites.jpg' }] },
    })
    const lines = await check()
    expect(lines.filter((line) => line.includes('w_rng'))).toEqual([])
    expect(lines).toContain(
      'india/assets/banners/kites.jpg campaigns.kites.banners.w_home.0 PICTURE_TOO_SMALL: at least 1280 × 720, 1280 × 320',
    )
  })
})
