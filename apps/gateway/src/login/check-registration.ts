import { AppError, type Call, dayIn, type endpoints } from '@boardwalk/api-client/contract'
import { checkField } from '@boardwalk/i18n/patterns'
import { isReservedName } from '../member/reserved-names.ts'
import type { Merchant } from '../permission/merchants.ts'
import type { MerchantSettings } from '../permission/settings.ts'
import { isCommonPassword } from '../security/common-passwords.ts'

export type RegisterInput = Call<(typeof endpoints)['register']>['input']

type Around = { settings: MerchantSettings; brand: string | undefined; now: Date }

/** Everything about a registration that needs no database: consent, the merchant's field rules, password, age. */
export function checkRegistration(input: RegisterInput, merchant: Merchant, { settings, brand, now }: Around): void {
  if (!input.agreeTerms) throw new AppError('TERMS_REQUIRED')
  checkFields(input, settings.fields)
  if (isReservedName(input.username, brand)) throw new AppError('USERNAME_TAKEN')
  checkPassword(input.password, { username: input.username, brand })
  if (input.confirmPassword !== undefined && input.confirmPassword !== input.password) {
    throw new AppError('CONFIRM_MISMATCH')
  }
  checkAge(input.birthday, merchant, now)
}

/** Refuses with every field that breaks its rule, as the form can show it. */
export function checkFields(input: Readonly<Record<string, unknown>>, rules: MerchantSettings['fields']): void {
  const fields = Object.entries(rules).flatMap(([field, rule]) => {
    // Captcha and code are compared with the issued ones, not with a pattern.
    if (field === 'captcha' || field === 'verificationCode') return []
    const value = input[field]
    const problem = checkField(rule, typeof value === 'string' ? value : '')
    return problem ? [{ field, ...problem }] : []
  })
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields })
}

/** Fields that the merchant has switched off are neither checked nor stored. */
export function askedFor(input: RegisterInput, rules: MerchantSettings['fields']): RegisterInput {
  const isAsked = ([field]: [string, unknown]) => rules[field]?.enabled !== false
  return Object.fromEntries(Object.entries(input).filter(isAsked)) as RegisterInput
}

type Names = { username: string | null; brand: string | undefined }

/** Refuses common passwords, the brand's name and the account's own name, even if they match the pattern. */
export function checkPassword(password: string, { username, brand = '' }: Names): void {
  if (isCommonPassword(password, [brand])) throw new AppError('PASSWORD_WEAK', { rule: 'common' })
  if (username && password.toLowerCase().includes(username.toLowerCase()))
    throw new AppError('PASSWORD_WEAK', { rule: 'username' })
}

/** Age in whole years on the merchant's calendar; where no birthday is required, agreeing to the terms confirms it. */
export function checkAge(birthday: string | undefined, { timeZone, minAge }: Merchant, now: Date): void {
  if (!birthday) return
  const today = dayIn(timeZone, now)
  const hadBirthday = today.slice(5) >= birthday.slice(5)
  const age = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (hadBirthday ? 0 : 1)
  if (age < minAge) throw new AppError('AGE_RESTRICTED', { minAge })
}
