import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

it.each([
  [1, 20, '1 2 3 … 20'],
  [2, 20, '1 2 3 … 20'],
  [3, 20, '1 2 3 4 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [6, 20, '1 … 5 6 7 … 20'],
  [18, 20, '1 … 17 18 19 20'],
  [20, 20, '1 … 18 19 20'],
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [3, 5, '1 2 3 4 5'],
  [99, 5, '1 2 3 4 5'],
  [0, 5, '1 2 3 4 5'],
  [1, 0, ''],
  [1, 2.2, '1 2 3'],
  [Number.NaN, 3, '1 2 3'],
  [1, Number.NaN, ''],
  [1, Number.POSITIVE_INFINITY, ''],
  [-4, 9, '1 2 3 … 9'],
  [5000, 10_000, '1 … 4999 5000 5001 … 10000'],
  [10_000, 10_000, '1 … 9998 9999 10000'],
])('page %i of %i offers %s (checklist 69)', (page, total, expected) => {
  const slots = pageNumbers(page, total).map((slot) => (typeof slot === 'number' ? slot : '…'))
  expect(slots.join(' ')).toBe(expected)
})

it('offers each page once, in order, and always the current one', () => {
  for (let total = 1; total <= 30; total += 1) {
    for (let page = 1; page <= total; page += 1) {
      const numbers = pageNumbers(page, total).filter((slot) => typeof slot === 'number')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toContain(page)
      expect(numbers[0]).toBe(1)
      expect(numbers.at(-1)).toBe(total)
    }
  }
})

it('takes other ranges and margins', () => {
  expect(pageNumbers(10, 20, 5, 2)).toEqual([1, 2, 'gap-before', 8, 9, 10, 11, 12, 'gap-after', 19, 20])
})

it('always offers the current page, however small the range', () => {
  expect(pageNumbers(10, 20, 0, 0)).toEqual(['gap-before', 10, 'gap-after'])
})
