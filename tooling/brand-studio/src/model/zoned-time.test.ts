import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockIn, inWordsAt, momentIn } from './zoned-time.ts'

it.each([
  ['Asia/Manila', '2026-12-16T00:00', '2026-12-16T00:00:00+08:00'],
  ['Asia/Kolkata', '2026-12-16T00:00', '2026-12-16T00:00:00+05:30'],
  ['America/Sao_Paulo', '2027-01-01T12:30', '2027-01-01T12:30:00-03:00'],
  ['Europe/Berlin', '2027-03-28T04:00', '2027-03-28T04:00:00+02:00'],
  ['Europe/Berlin', '2027-03-28T01:00', '2027-03-28T01:00:00+01:00'],
  ['Europe/Berlin', '2027-10-31T04:00', '2027-10-31T04:00:00+01:00'],
])('converts the clock of %s at %s to a moment and back', (zone, clock, moment) => {
  expect(momentIn(zone, clock)).toBe(moment)
  expect(clockIn(zone, Date.parse(moment))).toBe(clock)
})

it('every moment comes back in every zone', () => {
  const zones = fc.constantFrom('Asia/Dhaka', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC')
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const moment = momentIn(zone, clockIn(zone, minute * 60_000))
      // An hour that comes twice in autumn is one of the two.
      expect(Math.abs(Date.parse(moment ?? '') - minute * 60_000)).toBeLessThanOrEqual(3_600_000)
      expect(clockIn(zone, Date.parse(moment ?? ''))).toBe(clockIn(zone, minute * 60_000))
    }),
  )
})

it.each(['', '2026-12-16', 'soon', '2026-13-40T00:00'])('"%s" is no date and time', (text) => {
  expect(momentIn('Asia/Manila', text)).toBeNull()
})

it('shows an invalid moment as text', () => {
  expect(clockIn('Asia/Manila', Number.NaN)).toBe('')
  expect(inWordsAt('Asia/Manila', Number.NaN)).toBe('no moment')
  expect(inWordsAt('Asia/Manila', Date.parse('2026-12-15T16:00:00Z'))).toBe('16 Dec 2026, 00:00')
})
