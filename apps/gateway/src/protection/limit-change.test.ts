import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CurrentLimit, changeLimit } from './limit-change.ts'

const HOUR_MS = 3_600_000
const start = Date.parse('2026-11-23T08:00:00.000Z')
const at = (hours: number) => new Date(start + hours * HOUR_MS)
const none: CurrentLimit = { value: null, pending: null }
const set = (value: bigint): CurrentLimit => ({ value, pending: null })
const asking = (value: bigint, asked: bigint | null): CurrentLimit => changeLimit(set(value), asked, at(0))
const figure = fc.option(fc.bigInt({ min: 0n, max: 5n }))
const size = (value: bigint | null) => (value === null ? Infinity : Number(value))

describe('a limit', () => {
  it('that is the first one, or lower, counts at once and drops the pending one', () => {
    expect(changeLimit(none, 50n, at(0))).toEqual(set(50n))
    expect(changeLimit(asking(50n, 80n), 40n, at(30))).toEqual(set(40n))
    expect(changeLimit(asking(50n, null), 50n, at(1))).toEqual(set(50n))
  })

  it.each([80n, null])('of 50 becomes %s only by asking again, from 24 to 168 hours later', (more) => {
    const waiting = { value: 50n, pending: { value: more, askedAt: at(0) } }
    expect(asking(50n, more)).toEqual(waiting)
    expect(changeLimit(waiting, more, at(23.999))).toEqual(waiting)
    expect(changeLimit(waiting, more, at(24))).toEqual({ value: more, pending: null })
    expect(changeLimit(waiting, more, at(168))).toEqual({ value: more, pending: null })
    expect(changeLimit(waiting, more, at(168.001))).toEqual({
      value: 50n,
      pending: { value: more, askedAt: at(168.001) },
    })
  })

  it('waits from the beginning for another figure', () => {
    expect(changeLimit(asking(50n, 80n), 90n, at(25))).toEqual({ value: 50n, pending: { value: 90n, askedAt: at(25) } })
  })

  it('never grows except to a figure that was requested 24 to 168 hours ago', () => {
    const steps = fc.array(fc.record({ hours: fc.nat({ max: 200 }), asked: figure }), { maxLength: 30 })
    fc.assert(
      fc.property(steps, (asks) => {
        let hours = 0
        let limit = none
        const history: { hours: number; asked: bigint | null }[] = []
        for (const { hours: later, asked } of asks) {
          hours += later
          const next = changeLimit(limit, asked, at(hours))
          if (size(next.value) > size(limit.value)) {
            expect(next).toEqual({ value: asked, pending: null })
            const ages = history.filter((one) => one.asked === asked).map((one) => hours - one.hours)
            expect(ages.some((age) => age >= 24 && age <= 168)).toBe(true)
          } else expect(size(next.value)).toBe(Math.min(size(limit.value), size(asked)))
          history.push({ hours, asked })
          limit = next
        }
      }),
    )
  })
})
