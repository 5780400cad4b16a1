import { describe, expect, it } from 'vitest'
import { parseMoney } from '../ledger/money.ts'
import { atRate, earnedFrom } from './rates.ts'

const units = (text: string) => parseMoney(text) ?? -1n

describe('points for a sum', () => {
  it.each([
    ['99.9999', '0.00', '0.00'],
    ['100.00', '100.00', '1.00'],
    ['299.99', '200.00', '2.00'],
    ['1000000.00', '1000000.00', '10000.00'],
  ])('%s counts as %s and earns %s', (sum, base, points) => {
    expect(earnedFrom(units(sum), { units: '100.00', ratio: '0.01' })).toEqual({
      base: units(base),
      points: units(points),
    })
  })

  it('are none where the setting has steps of zero', () => {
    expect(earnedFrom(units('500.00'), { units: '0.00', ratio: '1' })).toEqual({ base: 0n, points: 0n })
  })
})

it('a rate never pays more than its value', () => {
  expect(atRate(units('33.33'), '0.1')).toBe(units('3.33'))
  expect(atRate(units('0.09'), '0.1')).toBe(0n)
  expect(atRate(units('7.00'), '1.000000')).toBe(units('7.00'))
  expect(atRate(units('99999999999999.00'), '0.000001')).toBe(units('99999999.99'))
})
