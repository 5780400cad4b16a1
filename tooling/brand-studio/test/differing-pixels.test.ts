import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { differingPixels } from './differing-pixels.ts'

/** A picture whose letters are colours by name; `.` is the ground. */
function picture(...rows: string[]): PNG {
  const png = new PNG({ width: rows[0]?.length ?? 0, height: rows.length })
  const colours: Record<string, number[]> = { '.': [10, 10, 40], a: [200, 0, 0], b: [202, 1, 0], c: [230, 60, 0] }
  const bytes = [...rows.join('')].flatMap((letter) => [...(colours[letter] ?? []), 255])
  png.data = Buffer.from(bytes)
  return png
}

it('ignores rounding and a shift by one pixel', () => {
  expect(differingPixels(picture('....', '.aa.', '....'), picture('....', '.ab.', '....'))).toBe(0)
  expect(differingPixels(picture('....', '.aa.', '....'), picture('.aa.', '....', '....'))).toBe(0)
})

it('counts another colour, missing pixels and pixels that are further away', () => {
  expect(differingPixels(picture('....', '.aa.', '....'), picture('....', '.cc.', '....'))).toBeGreaterThan(1)
  expect(differingPixels(picture('....', '.aa.', '....'), picture('....', '....', '....'))).toBe(2)
  expect(differingPixels(picture('aa..', '....', '....'), picture('....', '....', 'aa..'))).toBe(4)
  expect(differingPixels(picture('..'), picture('..', '..'))).toBeGreaterThan(0)
})
