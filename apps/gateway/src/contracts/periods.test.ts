import { dayIn } from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kinds } from './kinds.ts'
import { boundaryAfter, boundaryBefore, handOver, lastSpan, spansFrom } from './periods.ts'

const zones = ['Asia/Manila', 'Asia/Dhaka', 'Asia/Kolkata', 'Europe/Paris'] as const
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
const period = fc.constantFrom(...kinds.DIVIDEND.periods)

it('ends a period by the merchant’s clock (checklist 135)', () => {
  const at = new Date('2026-11-24T02:34:00Z')
  const span = (name: Parameters<typeof lastSpan>[0], zone: string) => {
    const { start, end } = lastSpan(name, zone, at)
    return `${start.toISOString()} ${end.toISOString()}`
  }
  expect(span('FIVE_MINUTES', 'Asia/Kolkata')).toBe('2026-11-24T02:25:00.000Z 2026-11-24T02:30:00.000Z')
  expect(span('HOUR', 'Asia/Kolkata')).toBe('2026-11-24T01:30:00.000Z 2026-11-24T02:30:00.000Z')
  expect(span('DAILY', 'Asia/Manila')).toBe('2026-11-22T16:00:00.000Z 2026-11-23T16:00:00.000Z')
  expect(span('WEEKLY', 'Asia/Manila')).toBe('2026-11-15T16:00:00.000Z 2026-11-22T16:00:00.000Z')
  expect(span('SEMIMONTHLY', 'Asia/Dhaka')).toBe('2026-10-31T18:00:00.000Z 2026-11-15T18:00:00.000Z')
  expect(span('MONTHLY', 'Asia/Dhaka')).toBe('2026-09-30T18:00:00.000Z 2026-10-31T18:00:00.000Z')
})

it('covers time without gap or overlap, and begins at midnight there', () => {
  fc.assert(
    fc.property(period, fc.constantFrom(...zones), instant, (name, zone, at) => {
      const [start, end] = [boundaryBefore(name, zone, at), boundaryAfter(name, zone, at)]
      expect(start <= at && at < end).toBe(true)
      expect(boundaryBefore(name, zone, end)).toEqual(end)
      expect(dayIn(zone, start)).not.toBe(dayIn(zone, new Date(start.getTime() - 1)))
      const spans = spansFrom(name, zone, start, new Date(end.getTime() + 90 * 86_400_000), 3)
      expect(spans[0]).toEqual({ start, end })
      expect(spans[1]?.start).toEqual(end)
    }),
    { numRuns: 60 },
  )
})

it('hands over from one contract to the next without paying a day under both', () => {
  fc.assert(
    fc.property(
      period,
      fc.option(period),
      fc.constantFrom(...zones),
      instant,
      fc.option(instant),
      (next, before, zone, now, notBefore) => {
        const { from, to } = handOver({ next, running: before, timeZone: zone, now, notBefore })
        expect(notBefore === null || from >= notBefore).toBe(true)
        expect(from > now && boundaryBefore(next, zone, from).getTime() === from.getTime()).toBe(true)
        if (before === null || to === null) return
        expect(to <= from && to > now && boundaryBefore(before, zone, to).getTime() === to.getTime()).toBe(true)
        if (next === before) expect(to).toEqual(from)
      },
    ),
    { numRuns: 60 },
  )
})
