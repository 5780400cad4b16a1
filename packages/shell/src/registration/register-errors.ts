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
  OTP_INVALID: 'verificationCode',
  OTP_EXPIRED: 'verificationCode',
  PHONE_INVALID: 'mobileNum',
  PHONE_MISSING: 'mobileNum',
}

export const fieldOfCode = (code: ApiError['code']): string | undefined => fieldOf[code as ErrorCode]

const isFailure = (item: unknown): item is FieldFailure =>
  typeof item === 'object' && item !== null && typeof (item as FieldFailure).field === 'string'

/** Fields that the server refused, from `VALIDATION_FAILED` (contract A4). */
export function failedFields({ code, data }: ApiError): FieldFailure[] {
  if (code !== 'VALIDATION_FAILED' || !Array.isArray(data?.fields)) return []
  return data.fields.filter(isFailure)
}

/** A failure of the registration itself, not of the steps before it. */
export class AfterSending extends Error {
  readonly reason: unknown
  constructor(reason: unknown) {
    super('the registration failed')
    this.reason = reason
  }
}

/** No response, or an inconclusive one: the account may exist. */
export function isUnknown(error: unknown): boolean {
  const { code, status } = error as Partial<ApiError>
  return code === 'NETWORK' || code === 'TIMEOUT' || code === 'BAD_RESPONSE' || status === 502 || status === 504
}
