import { describe, expect, it } from 'vitest'
import { daysOf, isAnswered } from './period.ts'
import { timeIn } from './zone-time.ts'

describe('a period', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['week', '2028-03-03', '2028-02-26', '2028-03-03'],
    ['month', '2026-11-23', '2026-11-01', '2026-11-23'],
    ['month', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['year', '2026-11-23', '2025-11-23', '2026-11-23'],
  ] as const)('%s on %s is %s to %s', (preset, today, from, to) => expect(daysOf(preset, today)).toEqual({ from, to }))

  it('of named days is itself', () => {
    const days = { from: '2026-01-01', to: '2026-01-02' }
    expect(daysOf(days, '2026-03-01')).toBe(days)
  })

  it('may be twelve months, a leap day included', () => {
    expect(isAnswered({ from: '2027-03-01', to: '2028-02-29' })).toBe(true)
    expect(isAnswered({ from: '2026-03-01', to: '2027-03-02' })).toBe(false)
    expect(isAnswered({ from: '2026-03-01', to: '' })).toBe(false)
  })
})

describe('a time in a file', () => {
  it.each([
    ['Asia/Manila', '2026-11-21T16:05:09.999Z', '2026-11-22 00:05:09'],
    ['Asia/Kolkata', '2026-12-31T18:29:59.000Z', '2026-12-31 23:59:59'],
    ['Asia/Dhaka', '2026-11-21T18:00:00.000Z', '2026-11-22 00:00:00'],
  ])('in %s, %s is %s', (zone, time, text) => expect(timeIn(zone, Date.parse(time))).toBe(text))
})
