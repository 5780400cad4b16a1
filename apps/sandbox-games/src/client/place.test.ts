import { describe, expect, it } from 'vitest'
import { clockText, dayTimeText, placeOf, zoneName } from './place.ts'

const at = Date.parse('2026-11-20T20:05:09.000Z')
/** Engines differ in the space before am and pm. */
const plain = (text: string) => text.replace('\u202f', ' ')

describe('times of a game', () => {
  it.each([
    ['en', 'PH', 'Asia/Manila', 'November 21, 2026, 4:05 AM', '4:05:09 AM'],
    ['en', 'BD', 'Asia/Dhaka', '21 November 2026, 2:05 am', '2:05:09 am'],
    ['en', 'IN', 'Asia/Kolkata', '21 November 2026, 1:35 am', '1:35:09 am'],
    ['bn', 'BD', 'Asia/Dhaka', '21 নভেম্বর 2026, 2:05 AM', '2:05:09 AM'],
    ['hi', 'IN', 'Asia/Kolkata', '21 नवंबर 2026, 1:35 am', '1:35:09 am'],
  ])('in %s for %s are on the clock of %s, not of the device', (language, country, zone, day, clock) => {
    const place = placeOf(language, country, zone)
    expect(plain(dayTimeText(at, place))).toBe(day)
    expect(plain(clockText(at, place))).toBe(clock)
  })

  it('name their zone in the language of the game', () => {
    expect(zoneName(at, placeOf('en', 'PH', 'Asia/Manila'))).toBe('Philippine Standard Time')
    expect(zoneName(at, placeOf('bn', 'BD', 'Asia/Dhaka'))).toMatch(/^\p{Script=Bengali}/u)
    expect(zoneName(at, placeOf('hi', 'IN', 'Asia/Kolkata'))).toMatch(/^\p{Script=Devanagari}/u)
  })

  it.each(['', 'Nowhere/Land'])('are those of the device for the zone “%s”', (zone) => {
    const place = placeOf('en', 'PH', zone)
    expect(place.timeZone).toBeUndefined()
    expect(zoneName(at, place)).not.toBe('')
  })
})
