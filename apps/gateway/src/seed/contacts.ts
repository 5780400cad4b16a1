import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import type { Merchant } from '../permission/merchants.ts'

type Contact = { email: string; emailProvenAt: Date; mobile: string | null; dialingCode: string | null }

/**
 * Where a demo account can be reached, so that codes can be tried: an address that exists nowhere, and a number of the
 * country's own example, each account with another end. Nothing ever leaves the sandbox's outbox.
 */
export function contactOf({ country, brandId }: Merchant, username: string, at: number): Contact {
  const phone = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined
  const own = phone && parsePhoneNumberFromString(`${phone.number.slice(0, -2)}${String(at + 1).padStart(2, '0')}`)
  return {
    email: `${username}@${brandId}.example`,
    emailProvenAt: new Date(Date.UTC(2026, 0, 2)),
    mobile: own?.isValid() ? own.nationalNumber : null,
    dialingCode: own?.isValid() ? own.countryCallingCode : null,
  }
}
