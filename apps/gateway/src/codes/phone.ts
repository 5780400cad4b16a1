import { AppError } from '@boardwalk/api-client/contract'
import parsePhoneNumber from 'libphonenumber-js/max'

/** A number as the database keeps it: dialling code and national digits, without trunk zeros. */
export type Phone = { dialing: string; national: string; e164: string }

/**
 * Reads a number as people type it: `0917 …`, `917…`. Throws PHONE_MISSING or PHONE_INVALID, also for a line that
 * cannot receive messages.
 */
export function readPhone(dialing: string | undefined, number: string | undefined): Phone {
  const digits = number?.trim() ?? ''
  if (digits === '') throw new AppError('PHONE_MISSING')
  return readE164(`+${(dialing ?? '').replace(/^\+/, '')}${digits.replace(/^0+/, '')}`)
}

/** The same for a whole number with its plus. */
export function readE164(number: string): Phone {
  const phone = parsePhoneNumber(number)
  if (!phone?.isValid() || !canReceive(phone.getType())) throw new AppError('PHONE_INVALID')
  return { dialing: phone.countryCallingCode, national: phone.nationalNumber, e164: phone.number }
}

/** Some numbering plans do not distinguish mobiles from fixed lines; those numbers are accepted. */
const canReceive = (type: string | undefined) =>
  type === undefined || type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
