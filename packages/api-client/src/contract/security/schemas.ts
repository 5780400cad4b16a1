import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { DialingCode, line, paging, Secret, unsentSms, withinPages } from '../fields.ts'
import { Id, Int, MaybeText, Text, Ts } from '../scalars.ts'
import { SecurityBrief } from '../shared/member.ts'
import { pageOf } from '../shared/paging.ts'
import { NewPasskey, PasskeyCreation } from '../shared/passkey.ts'

export const contactChannels = ['mobile', 'email'] as const
const channel = v.picklist(contactChannels)
const value = line(254, 3)
const Code = line(32, 4)
const ByCode = v.strictObject({ code: Code })
const own = { origin: 'extension', who: 'real' } as const
const name = line(64)
const otp = ['OTP_INVALID', 'OTP_EXPIRED'] as const
/** Proofs with which a forgotten transaction password is replaced: a contact that a code proved before, or the app. */
const payResetMethods = ['MOBILE', 'EMAIL', 'TOTP'] as const

/** A member's own protections (contract D7). Repeating a write that was carried out returns success. */
export const securitySchemas = {
  /** `channels`: to which of them the platform can send codes. `lastLogin`: the one before this session. */
  security: {
    ...own,
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({
      brief: SecurityBrief,
      mobile: MaybeText,
      email: MaybeText,
      channels: v.object({ mobile: v.boolean(), email: v.boolean() }),
      passwordChangedAt: Ts,
      recoveryLeft: Int,
      passkeys: Int,
      payResets: v.array(v.picklist(payResetMethods)),
      lastLogin: v.nullable(v.object({ at: Ts, ip: Text, device: MaybeText })),
      /** A session that is not used for so long ends. */
      idleSeconds: Int,
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** Sign-ins and tries with a wrong password, newest first. */
  logins: {
    ...own,
    rate: 'r',
    request: v.pipe(v.strictObject(paging(10)), withinPages()),
    value: pageOf(v.object({ id: Text, at: Ts, ip: Text, device: MaybeText, result: v.picklist(['OK', 'REFUSED']) })),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** `oldPassword`: the current transaction password; for the first one the login password. */
  setPayPassword: {
    ...own,
    rate: 'a',
    request: v.strictObject({ oldPassword: Secret, newPassword: Secret, confirmNewPassword: Secret }),
    value: v.object({ set: v.literal(true) }),
    errors: [
      'CONFIRM_MISMATCH',
      'PASSWORD_WRONG',
      'PASSWORD_WEAK',
      'PASSWORD_REUSED',
      'PAY_PASSWORD_WRONG',
      'PAY_PASSWORD_LOCKED',
      'STEP_UP_REQUIRED',
    ],
    servedWhen: ['excluded'],
  },
  /** A code for `resetPayPassword`. */
  sendPayReset: {
    ...own,
    rate: 's',
    request: v.strictObject({ method: v.picklist(['MOBILE', 'EMAIL']) }),
    value: v.object({ expiredMinutes: Int }),
    errors: [...unsentSms, 'PAY_PASSWORD_UNSET'],
    servedWhen: ['excluded'],
  },
  /** Replaces a forgotten transaction password. Money leaves the account again from `withdrawFrom` on. */
  resetPayPassword: {
    ...own,
    rate: 'a',
    request: v.strictObject({ method: v.picklist(payResetMethods), code: Code, newPassword: Secret }),
    value: v.object({ set: v.literal(true), withdrawFrom: Ts }),
    errors: [
      ...otp,
      'METHOD_UNAVAILABLE',
      'PASSWORD_WEAK',
      'PASSWORD_REUSED',
      'PAY_PASSWORD_UNSET',
      'STEP_UP_REQUIRED',
    ],
    servedWhen: ['excluded'],
  },
  /** A code to the new number or address, or (`OLD`) to the one that it replaces. */
  sendContactCode: {
    ...own,
    rate: 's',
    request: v.strictObject({
      channel,
      to: v.picklist(['NEW', 'OLD']),
      value: v.optional(value),
      countryDialingCode: v.optional(DialingCode),
    }),
    value: v.object({ expiredMinutes: Int }),
    errors: [...unsentSms, 'STATE_INVALID'],
    servedWhen: ['excluded'],
  },
  /** A change needs `oldCode` too. Only a reader of the value's messages learns that another account has it. */
  bindContact: {
    ...own,
    rate: 'a',
    request: v.strictObject({
      channel,
      value,
      countryDialingCode: v.optional(DialingCode),
      code: Code,
      oldCode: v.optional(Code),
    }),
    value: v.object({ masked: Text }),
    errors: [
      ...otp,
      'PHONE_INVALID',
      'PHONE_MISSING',
      'MOBILE_TAKEN',
      'EMAIL_TAKEN',
      'METHOD_UNAVAILABLE',
      'STEP_UP_REQUIRED',
    ],
    servedWhen: ['excluded'],
  },
  /** A new secret each time; it counts from `confirmTotp` on. */
  enrollTotp: {
    ...own,
    rate: 'a',
    request: v.strictObject({}),
    value: v.object({ secret: Text, otpauth: Text }),
    errors: ['STATE_INVALID', 'STEP_UP_REQUIRED'],
    servedWhen: ['excluded'],
  },
  /** Answers new recovery codes, once; of an authenticator that is on already too. */
  confirmTotp: {
    ...own,
    rate: 'a',
    request: ByCode,
    value: v.object({ recovery: v.array(Text) }),
    errors: ['OTP_INVALID', 'STATE_INVALID', 'STEP_UP_REQUIRED'],
    servedWhen: ['excluded'],
  },
  /** `code`: of the app, or a recovery code. */
  disableTotp: {
    ...own,
    rate: 'a',
    request: ByCode,
    value: v.object({ off: v.literal(true) }),
    errors: ['OTP_INVALID', 'STEP_UP_REQUIRED'],
    servedWhen: ['excluded'],
  },
  /** Newest first. `name` null: its device is not known. `most`: how many an account may have. */
  passkeys: {
    ...own,
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({
      list: v.array(v.object({ id: Id, name: MaybeText, createdAt: Ts, usedAt: v.nullable(Ts) })),
      most: Int,
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** Options for a new passkey. Their challenge is valid for this session, once, for five minutes. */
  startPasskey: {
    ...own,
    rate: 'a',
    request: v.strictObject({}),
    value: PasskeyCreation,
    errors: ['METHOD_UNAVAILABLE', 'STATE_INVALID', 'STEP_UP_REQUIRED'],
    servedWhen: ['excluded'],
  },
  /** `name` empty: the browser and system of the request. */
  addPasskey: {
    ...own,
    rate: 'a',
    request: v.strictObject({ name, passkey: NewPasskey }),
    value: v.object({ id: Id }),
    errors: ['METHOD_UNAVAILABLE', 'PASSKEY_INVALID', 'PASSKEY_EXPIRED'],
    servedWhen: ['excluded'],
  },
  renamePasskey: {
    ...own,
    rate: 'w',
    request: v.strictObject({ id: Id, name: line(64, 1) }),
    value: v.object({ name: Text }),
    errors: ['NOT_FOUND'],
    servedWhen: ['excluded'],
  },
  removePasskey: {
    ...own,
    rate: 'a',
    request: v.strictObject({ id: Id }),
    value: v.object({ removed: v.literal(true) }),
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED'],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>
