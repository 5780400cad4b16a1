import { expect, it } from 'vitest'
import { usedOf } from './LimitCard.tsx'
import { monthsAfter } from './months-after.ts'

it.each([
  ['2026-11-23T10:00:00.000Z', 6, '2027-05-23T10:00:00.000Z'],
  ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
])('from %s, %i months later is %s', (from, months, then) => {
  expect(new Date(monthsAfter(Date.parse(from), months)).toISOString()).toBe(then)
})

it.each([
  ['500.00', '120.00', 240],
  ['500.00', '600.00', 1000],
  ['0.00', '0.00', 1000],
  ['30', '0', 0],
])('of a limit of %s, %s is %i thousandths', (value, used, part) => {
  expect(usedOf({ value, used })).toBe(part)
})
