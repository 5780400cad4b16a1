import type { ApiError, ErrorCode } from '@boardwalk/api-client'

export type FieldFailure = { field: string; rule: string; min?: number; max?: number; patternId?: number }

/** Codes that are about one field, so that they are shown there. */
const fieldOf: Partial<Record<ErrorCode, string>> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  MOBILE_TAKEN: 'mobileNum',
  PASSWORD_WEAK: 'password',
  CONFIRM_MISMATCH: 'confirmPassword',
  AGE_RESTRICTED: 'birthday',
  TERMS_REQUIRED: 'agreeTerms',
  AFFILIATE_INVALID: 'affiliateCode',
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_WRONG: 'captcha',
}

export const fieldOfCode = (code: ApiError['code']): string | undefined => fieldOf[code as ErrorCode]

const isFailure = (item: unknown): item is FieldFailure =>
  typeof item === 'object' && item !== null && typeof (item as FieldFailure).field === 'string'

/** Fields that the server refused, from `VALIDATION_FAILED` (contract A4). */
export function failedFields({ code, data }: ApiError): FieldFailure[] {
  if (code !== 'VALIDATION_FAILED' || !Array.isArray(data?.fields)) return []
  return data.fields.filter(isFailure)
}
