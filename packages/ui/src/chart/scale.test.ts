import { expect, it } from 'vitest'
import { heightOf, labelPlaces, niceTicks } from './scale.ts'
import { lookOf } from './series.ts'
import { pointAfter } from './use-active-point.ts'

it.each([
  [
    [3, 47, 92],
    [0, 50, 100],
  ],
  [
    [0.12, 0.34],
    [0, 0.1, 0.2, 0.3, 0.4],
  ],
  [
    [-30, 80],
    [-50, 0, 50, 100],
  ],
  [[0], [0, 0.5]],
  [[], [0, 0.5]],
  [[1_234_567], [0, 500_000, 1_000_000, 1_500_000]],
  [
    [Number.NaN, Number.POSITIVE_INFINITY, 4],
    [0, 1, 2, 3, 4],
  ],
])('%j has the ticks %j', (values, ticks) => expect(niceTicks(values)).toEqual(ticks))

it('covers any range in a handful of even steps', () => {
  for (let exponent = -6; exponent < 15; exponent += 1) {
    for (const values of [[1.7], [-3.3, 9.1], [5, 5], [-8, -2]]) {
      const scaled = values.map((value) => value * 10 ** exponent)
      const ticks = niceTicks(scaled)
      expect(ticks.length).toBeGreaterThan(1)
      expect(ticks.length).toBeLessThan(9)
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...scaled) + 1e-12)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...scaled) * (1 - 1e-9))
    }
  }
})

it('may start above zero', () => {
  expect(niceTicks([102, 108], 4, false)[0]).toBe(102)
  expect(niceTicks([7, 7], 4, false).length).toBeGreaterThan(1)
})

it('puts the greatest at the top and the least at the bottom', () => {
  const y = heightOf([-50, 0, 50], 200)
  expect([y(50), y(0), y(-50)]).toEqual([0, 100, 200])
})

it.each([
  [0, 5, []],
  [1, 5, [0]],
  [4, 5, [0, 1, 2, 3]],
  [13, 5, [0, 3, 6, 9, 12]],
  [14, 5, [0, 13]],
  [31, 6, [0, 6, 12, 18, 24, 30]],
  [365, 4, [0, 182, 364]],
])('of %i labels with room for %i writes %j', (count, room, places) => expect(labelPlaces(count, room)).toEqual(places))

it('walks along the points by the direction of the text and stops at the ends', () => {
  expect(pointAfter('ArrowRight', null, 3, false)).toBe(0)
  expect(pointAfter('ArrowRight', 2, 3, false)).toBe(2)
  expect(pointAfter('ArrowLeft', 1, 3, false)).toBe(0)
  expect(pointAfter('ArrowLeft', 1, 3, true)).toBe(2)
  expect(pointAfter('End', null, 3, false)).toBe(2)
  expect(pointAfter('Home', 2, 3, false)).toBe(0)
  expect(pointAfter('Tab', 1, 3, false)).toBe(-1)
  expect(pointAfter('End', null, 0, false)).toBe(-1)
})

it('gives ten series ten looks', () => {
  const looks = Array.from({ length: 10 }, (_, index) => JSON.stringify(lookOf(index)))
  expect(new Set(looks).size).toBe(10)
})
