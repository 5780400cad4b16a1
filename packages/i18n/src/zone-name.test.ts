import { describe, expect, it } from 'vitest'
import { zoneName } from './zone-name.ts'

describe('the name of a time zone', () => {
  it.each([
    ['en', 'Asia/Manila', 'Philippine Standard Time'],
    ['bn', 'Asia/Dhaka', 'বাংলাদেশ সময়'],
    ['hi', 'Asia/Kolkata', 'भारतीय मानक समय'],
  ])('in %s of %s is %s', (language, zone, name) => expect(zoneName(language, zone, 0)).toBe(name))
})
