import { writeFileSync } from 'node:fs'
import { afterAll, afterEach, expect, it } from 'vitest'
import { brandsCopy } from '../load/brands.testing.ts'
import { loadBrands } from '../load/load-brand.ts'
import { refuseDrawings, refusePictures } from './refuse.ts'

const copy = brandsCopy()
afterEach(() => copy.restore())
afterAll(() => copy.remove())
const colour = (...components: number[]) => ({ $type: 'color', $value: { colorSpace: 'oklch', components } })

it('names logo and motif of every brand at once, and no line of code', async () => {
  copy.change('india/tokens.json', ({ semantic }) =>
    Object.assign(semantic.light, { 'color-header': colour(0.99, 0, 0) }),
  )
  copy.change('philippines/tokens.json', ({ semantic }) =>
    Object.assign(semantic.light, { 'color-hero': colour(0.53, 0.05, 268) }),
  )
  for (const refuse of [refuseDrawings, refusePictures]) {
    const error = await refuse(loadBrands(copy.folder)).catch((reason: unknown) => reason)
    const { stack = '' } = error instanceof Error ? error : {}
    expect(stack).toMatch(/india\/assets\/logo\.svg: assets\.logo: expected a contrast of 3 on color-header/)
    expect(stack).toMatch(/philippines\/assets\/motif\.svg: motif: expected a contrast of 4\.5 of color-on-hero/)
    expect(stack).not.toMatch(/^\s+at /m)
  }
})

it('leaves photographs to the slower of the two', async () => {
  writeFileSync(copy.path('india/assets/banners/w_rng.png'), '<!doctype html>')
  const brands = loadBrands(copy.folder)
  await expect(refuseDrawings(brands)).resolves.toBeUndefined()
  await expect(refusePictures(brands)).rejects.toThrow(/w_rng\.png: banners\.w_rng: expected a PNG/)
})
