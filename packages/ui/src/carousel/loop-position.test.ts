import { expect, it } from 'vitest'
import { inMiddleCopy, loopsRound, nearestCopy, stepOf } from './loop-position.ts'

it.each([
  [0, 5, false],
  [1, 5, false],
  [5, 5, false],
  [6, 5, true],
  [7, 7, false],
  [8, 7, true],
  [11, 7, true],
  [0, 0, false],
  [1, -1, true],
])('%i vendors with a threshold of %i loop: %s', (count, above, loops) => expect(loopsRound(count, above)).toBe(loops))

it('puts every place into the middle copy, where it shows the same', () => {
  const lap = 1100
  for (const position of [0, 1, 550, 1099, 1100, 1650, 2199, 2200, 3299]) {
    const middle = inMiddleCopy(position, lap)
    expect(middle).toBeGreaterThanOrEqual(lap)
    expect(middle).toBeLessThan(2 * lap)
    expect(Math.abs(middle - position) % lap).toBe(0)
  }
  expect(inMiddleCopy(40, 0)).toBe(40)
})

it('goes the shorter way round', () => {
  expect(nearestCopy(1100, 2100, 1100)).toBe(1000)
  expect(nearestCopy(2100, 1100, 1100)).toBe(2200)
  expect(nearestCopy(1100, 1200, 1100)).toBe(1200)
  expect(nearestCopy(10, 500, 0)).toBe(500)
})

it.each([
  [8, 7, 1],
  [11, 7, 4],
  [30, 7, 7],
  [6, 5, 1],
  [5, 5, 1],
  [1, 7, 1],
])('of %i with %i in sight a press moves %i', (count, inView, step) => expect(stepOf(count, inView)).toBe(step))
