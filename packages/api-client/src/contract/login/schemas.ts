import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import {
  Altcha,
  code,
  DialingCode,
  flagParam,
  LanguageField,
  line,
  MobileNum,
  Secret,
  unsentSms,
  VerificationCode,
} from '../fields.ts'
import { Int, MaybeText, Text, Ts } from '../scalars.ts'
import { LoginOk, MemberInfo } from '../shared/member.ts'
import { PasskeyProof } from '../shared/passkey.ts'
import { Permission } from '../shared/site.ts'
import { sharedBy } from '../sharing.ts'
import { accountSchemas } from './account-schemas.ts'
import { GameMenus } from './game-menus.ts'

const avatar = { avatarId: Text, avatarUrl: Text }

export const loginSchemas = {
  login: {
    origin: 'spec',
    human: 'login',
    rate: 'a',
    request: v.strictObject({
      type: v.picklist(['username', 'sms', 'firebase', 'passkey']),
      username: v.optional(line(64)),
      password: v.optional(Secret),
      mobileNum: v.optional(MobileNum),
      countryDialingCode: v.optional(DialingCode),
      verificationCode: v.optional(VerificationCode),
      captcha: v.optional(line(16)),
      captchaId: v.optional(code(128)),
      firebaseToken: v.optional(line(4096)),
      passkey: v.optional(PasskeyProof),
      altcha: v.optional(Altcha),
      side: v.picklist(['MEMBER', 'AGENT']),
    }),
    value: LoginOk,
    errors: [
      'LOGIN_FAILED',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_WRONG',
      'LOGIN_VERIFY_REQUIRED',
      'OTP_INVALID',
      'OTP_EXPIRED',
      'OTP_TOO_MANY',
      'PHONE_INVALID',
      'PHONE_MISSING',
      'PASSKEY_INVALID',
      'PASSKEY_EXPIRED',
      'AGENT_ONLY',
      'MEMBER_ONLY',
      'ACCOUNT_DISABLED',
      'RG_EXCLUDED',
      'FEATURE_OFF',
      'METHOD_UNAVAILABLE',
      'UPSTREAM_ERROR',
    ],
    humanWhen: 'byName',
  },
  sendLoginCode: {
    origin: 'spec',
    human: 'sms',
    rate: 's',
    request: v.strictObject({
      mobileNum: MobileNum,
      countryDialingCode: DialingCode,
      purpose: v.picklist(['LOGIN', 'PASSWORD']),
      altcha: Altcha,
    }),
    value: v.object({ expiredMinutes: Int, maskedMobile: Text }),
    errors: [...unsentSms, 'FEATURE_OFF'],
  },
  permission: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({ url: v.optional(line(2048)) }),
    value: Permission,
    errors: [],
    servedWhen: ['closed'],
  },
  playerAvatar: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object(avatar),
    errors: [],
    servedWhen: ['excluded'],
  },
  gameMenus: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({ language: v.optional(LanguageField) }),
    value: GameMenus,
    errors: [],
    cache: sharedBy('merchant', 'language'),
  },
  memberInfo: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({}),
    value: MemberInfo,
    errors: [],
    servedWhen: ['excluded'],
  },
  freePlay: {
    origin: 'spec',
    human: 'login',
    rate: 'a',
    request: v.strictObject({
      os: line(64),
      platform: v.literal('W'),
      rs: line(8192, 1),
      version: v.literal(3),
      altcha: Altcha,
    }),
    value: LoginOk,
    errors: ['DECRYPT_FAILED', 'REPLAYED', 'FEATURE_OFF'],
  },
  captcha: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({ purpose: v.optional(code(32)), raw: v.optional(flagParam) }),
    /** With `raw=1` the picture alone, as the specification reads it; its id is then in `X-Captcha-Id`. */
    value: v.union([v.object({ captchaId: Text, image: Text, expiresAt: Ts }), Text]),
    errors: [],
  },
  avatarIcons: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({ current: MaybeText, list: v.array(v.object({ avatarId: Text, url: Text })) }),
    errors: [],
    servedWhen: ['excluded'],
  },
  systemStatus: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({}),
    value: v.object({
      status: v.picklist([0, 1, 2]),
      messageKey: MaybeText,
      until: v.nullable(Ts),
      ip: Text,
      countryCode: Text,
      csUrl: MaybeText,
    }),
    errors: [],
    servedWhen: ['closed'],
  },
  ...accountSchemas,
} as const satisfies Record<string, Schemas>
