import { expect, it } from 'vitest'
import { nextDraw } from './next-draw.ts'

it.each([
  [100_000, 60, 0, 100_000],
  [100_000, 60, 99_999, 100_000],
  [100_000, 60, 100_000, 160_000],
  [100_000, 60, 300_000, 340_000],
  [100_000, 0, 300_000, 100_000],
])('after the draw at %i, every %i s, seen at %i, comes the one at %i', (drawAt, every, now, next) =>
  expect(nextDraw(drawAt, every, now)).toBe(next),
)
