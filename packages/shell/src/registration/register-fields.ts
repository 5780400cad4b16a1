import type { RegisterRules } from '@boardwalk/api-client'
import type { ComponentProps } from 'react'

export type RegisterMethod = 'USERNAME' | 'MOBILE'
type InputHints = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>

const plain = { autoComplete: 'off' } as const
const secret = { type: 'password', autoComplete: 'new-password' } as const

/** Fields that the server may require, in the order of the form, with the right keyboard for each. */
const inputs = {
  username: { autoComplete: 'username', autoCapitalize: 'none' },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  verificationCode: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  password: secret,
  confirmPassword: secret,
  paymentPassword: secret,
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  birthday: { type: 'date', autoComplete: 'bday' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  idNumber: plain,
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  line: plain,
  facebook: plain,
  wechat: plain,
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  recommenderId: plain,
  affiliateCode: plain,
} as const satisfies Record<string, InputHints>

export type RegisterField = keyof typeof inputs
export type FieldRule = RegisterRules['fields'][string]
export type ShownField = { name: RegisterField; rule: FieldRule; input: InputHints }
export const registerFields = Object.keys(inputs) as RegisterField[]

const open: FieldRule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 255,
  patternId: 1,
  acceptedPattern: null,
}
const asked = { enabled: true, required: true }
const mobile: FieldRule = { ...open, minLength: 6, maxLength: 15, patternId: 7 }

/** How a visitor registers: by a name, or by a mobile number with or without a password. */
export type RegisterMode = { method: RegisterMethod; hasPassword: boolean }

/** The rule of a field here; undefined when the form does not show it. */
function ruleOf(name: RegisterField, { fields, smsRequired }: RegisterRules, mode: RegisterMode) {
  const isMobile = mode.method === 'MOBILE'
  const needsCode = smsRequired || isMobile
  const password = isMobile && !mode.hasPassword ? undefined : fields.password
  switch (name) {
    case 'username':
      // The phone number is the username; the account gets one that can be changed.
      return isMobile ? undefined : fields.username
    case 'password':
      return password
    case 'confirmPassword':
      // Typed twice; the copy follows the rule of the first.
      return fields.confirmPassword?.enabled === false ? undefined : password
    case 'mobileNum':
      return needsCode ? { ...mobile, ...fields.mobileNum, ...asked } : fields.mobileNum
    case 'verificationCode':
      return needsCode ? { ...open, minLength: 0 } : undefined
    case 'paymentPassword':
      return fields.paymentPassword && { ...fields.paymentPassword, required: true }
    default:
      return fields[name]
  }
}

/** The fields of this brand, in order; without those that have no rule or are disabled. */
export const shownFields = (rules: RegisterRules, mode: RegisterMode): ShownField[] =>
  registerFields.flatMap((name) => {
    const rule = ruleOf(name, rules, mode)
    return rule?.enabled ? [{ name, rule, input: inputs[name] }] : []
  })
