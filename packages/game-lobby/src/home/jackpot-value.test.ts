import { describe, expect, it } from 'vitest'
import { centsText, jackpotCents, jackpotStep, nextCents } from './jackpot-value.ts'

describe('the jackpot counter', () => {
  it('adds 165.11 per step, from the clock and from tick to tick alike (checklist 42)', () => {
    const now = Date.UTC(2026, 10, 21, 10)
    expect(jackpotCents(now + jackpotStep) - jackpotCents(now)).toBe(16_511n)
    expect(nextCents(jackpotCents(now))).toBe(jackpotCents(now + jackpotStep))
  })

  it('writes whole cents without a floating point', () => {
    expect(centsText(123_405n)).toBe('1234.05')
    expect(centsText(jackpotCents(Date.UTC(2026, 10, 21)))).toBe('1000000.00')
  })
})
