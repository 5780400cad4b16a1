import { describe, expect, it } from 'vitest'
import { dayIn } from '../src/contract/day-in.ts'

describe('the day of an instant', () => {
  it.each([
    ['Asia/Manila', '2026-11-21T15:59:59.999Z', '2026-11-21'],
    ['Asia/Manila', '2026-11-21T16:00:00.000Z', '2026-11-22'],
    ['Asia/Kolkata', '2026-12-31T18:29:59.999Z', '2026-12-31'],
    ['Asia/Kolkata', '2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['Asia/Dhaka', '2026-11-21T18:00:00.000Z', '2026-11-22'],
    ['UTC', '2026-03-01T00:00:00.000Z', '2026-03-01'],
  ])('in %s, %s is %s', (zone, time, day) => {
    expect(dayIn(zone, Date.parse(time))).toBe(day)
    expect(dayIn(zone, new Date(time))).toBe(day)
  })
})
