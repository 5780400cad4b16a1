import type { FieldRule, ProfileField } from '@boardwalk/api-client/contract'
import type { MerchantSettings } from '../permission/settings.ts'

/** `once`: cannot be changed after it was given, because payments and the age rule depend on it. */
type ProfileRule = FieldRule & { once: boolean }
export type ProfileRules = Record<ProfileField, ProfileRule>

const rule = (minLength: number, maxLength: number, patternId: number, on: Partial<ProfileRule> = {}): ProfileRule => ({
  ...{ enabled: false, required: false, once: false },
  ...{ minLength, maxLength, patternId, acceptedPattern: null },
  ...on,
})
const asked = { enabled: true }
const once = { enabled: true, once: true }

/** Default questions to members; an operator may change them; patterns are rows of contract A10. */
const defaults: ProfileRules = {
  nickname: rule(2, 24, 1, { ...asked, required: true }),
  payeeName: rule(2, 60, 1, once),
  birthday: rule(10, 10, 12, once),
  nationality: rule(2, 60, 1, asked),
  address: rule(5, 200, 1, asked),
  occupation: rule(2, 60, 1, asked),
  sourceOfIncome: rule(2, 60, 1),
  idNumber: rule(6, 24, 5, { once: true }),
  whatsapp: rule(7, 15, 7),
  telegram: rule(4, 64, 10),
  facebook: rule(4, 64, 10),
  line: rule(4, 32, 10),
  zalo: rule(7, 15, 7),
  qqNum: rule(5, 12, 7),
  wechat: rule(4, 32, 10),
}

export const profileRules = ({ profile }: Pick<MerchantSettings, 'profile'>): ProfileRules => ({
  ...defaults,
  ...profile,
})
