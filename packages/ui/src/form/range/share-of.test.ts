import { expect, it } from 'vitest'
import { shareOf } from './share-of.ts'

it.each([
  [0, 0, 10, 0],
  [5, 0, 10, 0.5],
  [10, 0, 10, 1],
  [-4, 0, 10, 0],
  [99, 0, 10, 1],
  [0, -5, 5, 0.5],
  [3, 3, 3, 0],
  [Number.NaN, 0, 10, 0],
])('%d between %d and %d is %d', (value, min, max, share) => {
  expect(shareOf(value, min, max)).toBe(share)
})
