import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayMs } from '../time-units.ts'
import { planOf } from './account-sums.ts'
import { wantedMarks } from './marks.ts'

const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)
const from = Date.parse('2027-12-20') / dayMs
const windows = fc.record({ first: fc.nat(120), length: fc.nat(120), today: fc.nat(240), has: fc.nat(30) })
const all = Array.from({ length: 500 }, (_, at) => dayOf(from - 150 + at))

it('counts every day of the window until today once, and no other, with any set of marks', () => {
  fc.assert(
    fc.property(windows, ({ first, length, today, has }) => {
      const asked = { first: dayOf(from + first), last: dayOf(from + first + length), today: dayOf(from + today) }
      const plan = planOf(asked, wantedMarks(asked.today).toSorted().slice(-has))
      const times = (day: string) =>
        plan.pieces.reduce((sum, { from, until, sign }) => (day >= from && day < until ? sum + sign : sum), 0) +
        (plan.marks ? Number(plan.marks.to === 'infinity' || day < plan.marks.to) - Number(day < plan.marks.from) : 0)
      const isAsked = (day: string) => day >= asked.first && day <= asked.last && day <= asked.today
      for (const day of all.filter((each) => each <= asked.today))
        expect([day, times(day)]).toEqual([day, Number(isAsked(day))])
    }),
  )
})

it('reads at most three days beside the marks at each end', () => {
  const today = '2028-03-01'
  const marks = wantedMarks(today).toSorted()
  for (let first = 1; first <= 60; first++)
    for (let last = 0; last < 28; last++) {
      const number = Date.parse(today) / dayMs
      const plan = planOf({ first: dayOf(number - first - 30), last: dayOf(number - last), today }, marks)
      const days = plan.pieces.map(({ from: a, until }) => (Date.parse(until) - Date.parse(a)) / dayMs)
      if (plan.marks) expect(Math.max(0, ...days)).toBeLessThanOrEqual(3)
      else expect(Math.max(...days)).toBeLessThanOrEqual(16)
    }
})
