import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pictureFacts } from '../picture/facts.ts'
import { bannerBudget, bannerWidths } from '../picture/names.ts'
import { encodeBanner, sentKinds } from './encode.ts'
import { calmPhoto, place } from './photos.testing.ts'

const cases = bannerWidths.flatMap((width) => sentKinds.map((kind) => ({ width, kind })))

it.each(cases)('sends $width px as $kind within the budget, without camera data', async ({ width, kind }) => {
  const source = await calmPhoto(2560, 1440).jpeg().withExif(place).toBuffer()
  const sent = await encodeBanner(source, width, kind)
  expect(pictureFacts(sent)).toEqual({
    kind: { avif: 'AVIF', webp: 'WebP' }[kind],
    width,
    height: (width * 9) / 16,
    isAnimated: false,
    isWhole: true,
    camera: 'none',
    isTurned: false,
  })
  expect(sent.length).toBeLessThan(bannerBudget)
})

it('rotates a picture before it removes the camera data', async () => {
  const upright = await calmPhoto(720, 1280).rotate(0).png().toBuffer()
  const held = await sharp(upright).rotate(90).jpeg({ quality: 95 }).withMetadata({ orientation: 8 }).toBuffer()
  const sent = await encodeBanner(held, 640, 'webp')
  expect(pictureFacts(sent)).toMatchObject({ width: 640, height: 1138 })
  const corner = async (bytes: Buffer) => {
    const { data } = await sharp(bytes)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data]
  }
  const [wanted, found] = [await corner(upright), await corner(sent)]
  for (const [channel, value] of wanted.entries()) expect(Math.abs((found[channel] ?? 0) - value)).toBeLessThan(16)
})

it('takes a lower quality where the best is too heavy', async () => {
  const { data, info } = await calmPhoto(1280, 720).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  // Grain of a dark evening.
  const grain = data.map((value, at) => Math.max(0, Math.min(255, value + ((at * 7919) % 31) - 15)))
  const source = await sharp(grain, { raw: info }).png().toBuffer()
  const best = await sharp(source).webp({ quality: 80 }).toBuffer()
  expect(best.length).toBeGreaterThan(bannerBudget)
  expect((await encodeBanner(source, 1280, 'webp')).length).toBeLessThanOrEqual(bannerBudget)
})
