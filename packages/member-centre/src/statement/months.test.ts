import { expect, it } from 'vitest'
import { lastMonths } from './months.ts'

it('counts twelve months back over a turn of the year, from any day', () => {
  const months = lastMonths('2028-03-31')
  expect(months).toHaveLength(12)
  expect(months.slice(0, 4)).toEqual(['2028-03', '2028-02', '2028-01', '2027-12'])
  expect(months.at(-1)).toBe('2027-04')
})
