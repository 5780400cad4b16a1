import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeMonths } from './account-sums.ts'

const dayMs = 86_400_000
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)
const monthOf = (day: string) => day.slice(0, 7)

it('reads every day until today once: in a whole month, or by itself', () => {
  const from = Date.parse('2027-12-20') / dayMs
  const windows = fc.record({ first: fc.nat(120), length: fc.nat(120), today: fc.nat(240) })
  fc.assert(
    fc.property(windows, ({ first, length, today }) => {
      const asked = { first: dayOf(from + first), last: dayOf(from + first + length), today: dayOf(from + today) }
      const whole = wholeMonths(asked)
      const all = Array.from({ length: 400 }, (_, at) => dayOf(from - 40 + at)).filter((day) => day <= asked.today)
      const isWhole = (day: string) => whole !== null && day >= whole.from && day < whole.until
      const isAsked = (day: string) => day >= asked.first && day <= asked.last
      expect(all.filter((day) => isWhole(day) || isAsked(day))).toEqual(all.filter(isAsked))
      // As many as there are, because a month is one row instead of thirty.
      const left = new Set(all.filter((day) => isAsked(day) && !isWhole(day)).map(monthOf))
      for (const month of left) expect(all.filter((day) => monthOf(day) === month).every(isAsked)).toBe(false)
    }),
  )
})
