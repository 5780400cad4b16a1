import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { Altcha, DialingCode, line, MobileNum, Secret, unsentCode, VerificationCode } from '../fields.ts'
import { Int, Text } from '../scalars.ts'
import { LoginOk, NewToken } from '../shared/member.ts'
import { RegisterRules } from '../shared/site.ts'
import { sharedBy } from '../sharing.ts'
import { registration } from './fields.ts'

const registerErrors = [
  'USERNAME_TAKEN',
  'EMAIL_TAKEN',
  'MOBILE_TAKEN',
  'AFFILIATE_INVALID',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  'OTP_INVALID',
  'OTP_EXPIRED',
  'PHONE_INVALID',
  'PHONE_MISSING',
  'CONFIRM_MISMATCH',
  'AGE_RESTRICTED',
  'TERMS_REQUIRED',
  'PASSWORD_WEAK',
  'FEATURE_OFF',
  'METHOD_UNAVAILABLE',
  'UPSTREAM_ERROR',
  'RG_EXCLUDED',
] as const

/** Joining, and getting back in. */
export const accountSchemas = {
  register: {
    origin: 'spec',
    human: 'register',
    rate: 'a',
    request: v.strictObject(registration),
    value: LoginOk,
    errors: registerErrors,
  },
  registerMobile: {
    origin: 'spec',
    human: 'register',
    rate: 'a',
    request: v.strictObject({
      ...registration,
      username: v.optional(registration.username),
      password: v.optional(registration.password),
      mobileNum: MobileNum,
      countryDialingCode: DialingCode,
    }),
    value: LoginOk,
    errors: registerErrors,
  },
  changePassword: {
    origin: 'spec',
    rate: 'a',
    request: v.strictObject({ oldPassword: Secret, newPassword: Secret, confirmNewPassword: Secret }),
    value: NewToken,
    errors: ['PASSWORD_WRONG', 'PASSWORD_WEAK', 'PASSWORD_REUSED', 'CONFIRM_MISMATCH'],
    servedWhen: ['excluded', 'restricted'],
  },
  affiliateCheck: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({
      code: line(64, 1),
      domain: v.optional(line(253)),
      /** Owner of the code; an agent by default. */
      kind: v.optional(v.picklist(['AGENT', 'FRIEND'])),
    }),
    /** Registration shows only that a code is valid, not its owner. */
    value: v.object({ valid: v.literal(true), agentAccountMasked: v.optional(Text) }),
    errors: ['AFFILIATE_INVALID'],
  },
  registerSettings: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({ method: v.picklist(['USERNAME', 'MOBILE']) }),
    value: RegisterRules,
    errors: [],
    cache: sharedBy('merchant'),
  },
  forgotByEmail: {
    origin: 'spec',
    human: 'email',
    rate: 's',
    request: v.strictObject({ username: line(64, 1), email: line(254, 3), altcha: Altcha }),
    value: v.object({ sent: v.literal(true), expiredMinutes: Int }),
    errors: ['FEATURE_OFF', ...unsentCode],
  },
  forgotByPhone: {
    origin: 'spec',
    human: 'login',
    rate: 'a',
    request: v.strictObject({
      mobileNum: MobileNum,
      countryDialingCode: DialingCode,
      verificationCode: VerificationCode,
      newPassword: Secret,
      altcha: Altcha,
    }),
    value: LoginOk,
    errors: [
      'OTP_INVALID',
      'OTP_EXPIRED',
      'PHONE_INVALID',
      'PHONE_MISSING',
      'PASSWORD_WEAK',
      'ACCOUNT_DISABLED',
      'RG_EXCLUDED',
      'MEMBER_ONLY',
      'FEATURE_OFF',
    ],
  },
} as const satisfies Record<string, Schemas>
