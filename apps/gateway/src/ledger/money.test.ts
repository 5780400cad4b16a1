import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsScale, formatMoney, parseMoney, shareRoundedUp } from './money.ts'

const limit = 10n ** 18n
const units = fc.bigInt({ min: -limit + 1n, max: limit - 1n })

/** An independent reading of an amount, digit by digit. */
function byDigits(text: string): bigint {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.')
  let value = 0n
  for (const digit of whole + decimals.padEnd(4, '0')) value = value * 10n + BigInt('0123456789'.indexOf(digit))
  return text.startsWith('-') ? -value : value
}

describe('property 14, round trip of money', () => {
  it('units → text → units is the identity, and the text has the format of the wire', () => {
    fc.assert(
      fc.property(units, (amount) => {
        const text = formatMoney(amount)
        expect(text).toMatch(/^-?(0|[1-9]\d{0,13})\.\d{2,4}$/)
        expect(parseMoney(text)).toBe(amount)
        expect(byDigits(text)).toBe(amount)
      }),
    )
  })

  it('sums of texts are the sums of their decimals', () => {
    fc.assert(
      fc.property(fc.array(units, { maxLength: 50 }), (amounts) => {
        const texts = amounts.map(formatMoney)
        const sum = texts.reduce((total, text) => total + (parseMoney(text) ?? 0n), 0n)
        expect(sum).toBe(texts.map(byDigits).reduce((a, b) => a + b, 0n))
      }),
    )
  })

  it('takes exactly the texts of the contract and no others', () => {
    const shaped = fc.stringMatching(/^-?[0-9]{0,16}\.?[0-9]{0,6}$/)
    const lawful = /^(?!-0(\.0+)?$)-?(0|[1-9]\d{0,13})(\.\d{1,4})?$/
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), shaped), (text) => {
        const amount = parseMoney(text)
        expect(amount !== null).toBe(lawful.test(text))
        if (amount !== null) expect(amount).toBe(byDigits(text))
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['', ' 1', '1 ', '+1', '01', '.5', '1.', '1,000.00', '1e3', '-0.00', '0x10', '١', '1.00001', 'NaN', '1\n'])(
    'refuses %j',
    (text) => expect(parseMoney(text)).toBeNull(),
  )

  it.each([
    [10_000n, '1.00'],
    [-1n, '-0.0001'],
    [12_340n, '1.234'],
    [0n, '0.00'],
  ])('writes %s as %s', (amount, text) => expect(formatMoney(amount)).toBe(text))
})

describe('scale and shares', () => {
  it('knows how many decimals an amount has', () => {
    expect(fitsScale(12_300n, 2)).toBe(true)
    expect(fitsScale(12_340n, 2)).toBe(false)
    expect(fitsScale(12_340n, 3)).toBe(true)
  })

  it('the cash share is the ceiling, and shares add up', () => {
    const positive = fc.bigInt({ min: 1n, max: 10n ** 15n })
    fc.assert(
      fc.property(positive, positive, fc.bigInt({ min: 0n, max: 10n ** 15n }), (amount, cash, bonus) => {
        const share = shareRoundedUp(amount, cash, cash + bonus)
        expect(share * (cash + bonus)).toBeGreaterThanOrEqual(amount * cash)
        expect((share - 1n) * (cash + bonus)).toBeLessThan(amount * cash)
        expect(share <= amount).toBe(true)
      }),
    )
  })
})
