import { FieldRule } from '@boardwalk/api-client/contract'
import * as v from 'valibot'

export type FieldRuleMap = Record<string, FieldRule>
export const FieldRules = v.record(v.string(), FieldRule)

const rule = (minLength: number, maxLength: number, patternId: number, on: Partial<FieldRule> = {}): FieldRule => ({
  enabled: false,
  required: false,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: null,
  ...on,
})

const needed = { enabled: true, required: true }

/** Patterns are rows of contract A10. */
const fieldRules: FieldRuleMap = {
  username: rule(4, 16, 2, needed),
  password: rule(8, 64, 18, needed),
  confirmPassword: rule(8, 64, 18, needed),
  birthday: rule(10, 10, 12),
  payeeName: rule(2, 60, 13),
  email: rule(6, 254, 4),
  qqNum: rule(5, 12, 7),
  mobileNum: rule(7, 15, 7),
  recommenderId: rule(4, 16, 5),
  captcha: rule(4, 6, 5),
  verificationCode: rule(0, 255, 1),
  affiliateCode: rule(4, 16, 5, { enabled: true }),
  referralCode: rule(4, 16, 5, { enabled: true }),
  paymentPassword: rule(6, 20, 18),
  line: rule(4, 32, 10),
  whatsapp: rule(7, 15, 7),
  facebook: rule(4, 64, 10),
  wechat: rule(4, 32, 10),
  idNumber: rule(6, 24, 5),
}

/**
 * Rules of the registration form before an operator changes any. Where a lost password is recovered by e-mail, an
 * address may be given from the start: later there would be none to write to.
 */
export const defaultFieldRules = (features: Partial<Record<string, boolean>>): FieldRuleMap =>
  features.CHNGPASSMAIL3 ? { ...fieldRules, email: rule(6, 254, 4, { enabled: true }) } : fieldRules
