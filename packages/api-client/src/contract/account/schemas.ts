import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { Altcha, code, line, Secret, unsentCode, VerificationCode } from '../fields.ts'
import { Id, Int, MaybeText, Text, Ts } from '../scalars.ts'
import { LoginOk, NewToken } from '../shared/member.ts'
import { listOf } from '../shared/paging.ts'
import { PasskeyRequest } from '../shared/passkey.ts'
import { sharedBy } from '../sharing.ts'

/** Ways to prove an account from an unknown address (member specification §4). */
const loginProofs = ['MOBILE', 'EMAIL', 'PAYEE_NAME', 'GOOGLE'] as const
const verifyToken = code(128)

export const accountSchemas = {
  /** The second half of recovery by mail, as `forgotByPhone` is of recovery by phone. */
  resetByEmail: {
    origin: 'extension',
    human: 'login',
    rate: 'a',
    request: v.strictObject({
      username: line(64, 1),
      email: line(254, 3),
      verificationCode: VerificationCode,
      newPassword: Secret,
      altcha: Altcha,
    }),
    value: LoginOk,
    errors: ['OTP_INVALID', 'OTP_EXPIRED', 'PASSWORD_WEAK', 'ACCOUNT_DISABLED', 'MEMBER_ONLY', 'FEATURE_OFF'],
  },
  /** Only MOBILE and EMAIL have a code to send. */
  sendLoginVerification: {
    origin: 'extension',
    rate: 's',
    request: v.strictObject({ verifyToken, method: v.picklist(['MOBILE', 'EMAIL']) }),
    value: v.object({ expiredMinutes: Int }),
    errors: [...unsentCode, 'OTP_EXPIRED', 'SESSION_EXPIRED'],
  },
  /** The token is valid for 10 minutes and 5 tries, and only for the address that got it. */
  verifyLogin: {
    origin: 'extension',
    rate: 'a',
    request: v.strictObject({ verifyToken, method: v.picklist(loginProofs), code: VerificationCode }),
    value: LoginOk,
    errors: [
      'OTP_INVALID',
      'OTP_EXPIRED',
      'OTP_TOO_MANY',
      'METHOD_UNAVAILABLE',
      'ACCOUNT_DISABLED',
      'MEMBER_ONLY',
      'RG_EXCLUDED',
      'SESSION_EXPIRED',
    ],
  },
  /** Options for a login of the type `passkey`. Their challenge is valid once, for five minutes. */
  startPasskeyLogin: {
    origin: 'extension',
    rate: 'a',
    request: v.strictObject({}),
    value: PasskeyRequest,
    errors: ['METHOD_UNAVAILABLE'],
  },
  /**
   * How a browser has codes sent by Firebase. `recaptcha`: base address of the reCAPTCHA scripts, with the loader
   * `api.js` below it; absent when no check is needed.
   */
  firebaseChannel: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({}),
    value: v.object({ api: Text, apiKey: Text, recaptcha: v.array(Text) }),
    errors: ['FEATURE_OFF', 'METHOD_UNAVAILABLE'],
    cache: sharedBy('merchant'),
  },
  /** Sends the code of the method MOBILE to the member's own number. */
  sendStepUp: {
    origin: 'extension',
    rate: 's',
    request: v.strictObject({ stepUpToken: code(128) }),
    value: v.object({ expiredMinutes: Int, maskedMobile: Text }),
    errors: [...unsentCode, 'OTP_EXPIRED'],
    servedWhen: ['excluded'],
  },
  stepUp: {
    origin: 'extension',
    rate: 'a',
    request: v.strictObject({
      stepUpToken: code(128),
      method: v.picklist(['PASSWORD', 'TOTP', 'MOBILE']),
      code: line(255, 1),
    }),
    value: NewToken,
    errors: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_TOO_MANY', 'PASSWORD_WRONG', 'METHOD_UNAVAILABLE'],
    servedWhen: ['excluded'],
  },
  /** `link` is a JWE to the caller's own throw-away key: base64url of a public P-256 JWK, here or in `X-Client-Key`. */
  customerServiceLink: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({
      csType: v.picklist(['VIP', 'LIVECHAT']),
      clientKey: v.optional(v.pipe(v.string(), v.maxLength(512), v.regex(/^[A-Za-z0-9_-]+$/))),
    }),
    value: v.object({ link: Text }),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    servedWhen: ['excluded', 'closed'],
  },
  changeAvatar: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.strictObject({ avatarId: code() }),
    value: v.object({ avatarId: Text, avatarUrl: Text }),
    errors: ['NOT_FOUND'],
  },
  /** The version in force, null where the operator publishes none, and whether the caller accepted it. */
  termsOfUse: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({ version: MaybeText, publishedAt: v.nullable(Ts), accepted: v.boolean() }),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** Accepts only the version in force. A repeat returns success as well. */
  acceptTerms: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.strictObject({ version: line(100, 1) }),
    value: v.object({ accepted: v.literal(true) }),
    errors: ['STALE_VERSION'],
    servedWhen: ['excluded'],
  },
  sessions: {
    origin: 'extension',
    rate: 'r',
    request: v.strictObject({}),
    value: listOf(
      v.object({
        id: Id,
        current: v.boolean(),
        createdAt: Ts,
        lastSeenAt: Ts,
        ip: Text,
        device: MaybeText,
      }),
    ),
    errors: [],
    servedWhen: ['excluded'],
  },
  endSession: {
    origin: 'extension',
    rate: 'w',
    request: v.strictObject({ id: Id }),
    value: v.object({ ended: v.literal(true) }),
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED'],
    servedWhen: ['excluded'],
  },
  endOtherSessions: {
    origin: 'extension',
    rate: 'w',
    request: v.strictObject({}),
    value: v.object({ ended: Int }),
    errors: ['STEP_UP_REQUIRED'],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>
