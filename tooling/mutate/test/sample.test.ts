import { expect, it } from 'vitest'
import { sampleOf } from '../src/sample.ts'

const list = Array.from({ length: 100 }, (_, at) => at)

it('draws the same for the same seed, in order, and another for another', () => {
  const first = sampleOf(list, 10, 1)
  expect(first).toHaveLength(10)
  expect(new Set(first).size).toBe(10)
  expect(first).toEqual([...first].sort((a, b) => a - b))
  expect(sampleOf(list, 10, 1)).toEqual(first)
  expect(sampleOf(list, 10, 2)).not.toEqual(first)
})

it('draws all when more are wanted than there are', () => {
  expect(sampleOf(list, 1_000, 1)).toEqual(list)
})

it('favours no place of the list', () => {
  const times = list.map(() => 0)
  for (let seed = 0; seed < 1_000; seed++) for (const at of sampleOf(list, 20, seed)) times[at] = (times[at] ?? 0) + 1
  // 200 expected; four standard deviations are 51.
  expect(Math.min(...times)).toBeGreaterThan(140)
  expect(Math.max(...times)).toBeLessThan(260)
})
