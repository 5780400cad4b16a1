import { describe, expect, it } from 'vitest'
import { type Currency, formatMoney, isMoney, parseMoney, toDecimal } from './money.ts'

const peso: Currency = { symbol: '₱', minorDigits: 2, grouping: 'thousand' }

describe('money', () => {
  it.each([
    ['0', 0n, '0.00'],
    ['1000.00', 10_000_000n, '1000.00'],
    ['0.0001', 1n, '0.0001'],
    ['-12.5', -125_000n, '-12.50'],
    ['1.2300', 12_300n, '1.23'],
    ['1.2340', 12_340n, '1.234'],
    ['99999999999999.9999', 999_999_999_999_999_999n, '99999999999999.9999'],
  ])('%s is %s units and comes back as %s', (text, units, back) => {
    expect(parseMoney(text)).toBe(units)
    expect(toDecimal(units)).toBe(back)
  })

  it.each(['', '-', '01', '1.', '.5', '1.23456', '1,000', ' 1', '1e3', '+1', '١', '100000000000000'])(
    'refuses %j',
    (text) => {
      expect(isMoney(text)).toBe(false)
      expect(() => parseMoney(text)).toThrow(RangeError)
    },
  )

  it.each<[string, Partial<Currency>, string]>([
    ['1234567.8999', {}, '₱1,234,567.89'],
    ['999.99', {}, '₱999.99'],
    ['-1000', {}, '−₱1,000.00'],
    ['-0.0099', {}, '₱0.00'],
    ['1234567.89', { grouping: 'lakh', symbol: '₹' }, '₹12,34,567.89'],
    ['123456789', { minorDigits: 0 }, '₱123,456,789'],
    ['99999999999999.99', {}, '₱99,999,999,999,999.99'],
  ])('%s with %j reads %s (checklist 111)', (decimal, change, text) =>
    expect(formatMoney(decimal, { ...peso, ...change })).toBe(text),
  )
})
