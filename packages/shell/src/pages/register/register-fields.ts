import type { RegisterRules } from '@boardwalk/api-client'
import type { ComponentProps } from 'react'

type InputHints = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>

const plain = { autoComplete: 'off' } as const
const secret = { type: 'password', autoComplete: 'new-password' } as const

/** Fields that the server may ask for, in the order a form shows them, with the right keyboard for each. */
const inputs = {
  username: { autoComplete: 'username', autoCapitalize: 'none' },
  password: secret,
  confirmPassword: secret,
  paymentPassword: secret,
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  birthday: { type: 'date', autoComplete: 'bday' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
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

/** The password is typed twice; the copy follows the rule of the first. */
const ruleOf = (name: RegisterField, fields: RegisterRules['fields']) =>
  fields[name] ?? (name === 'confirmPassword' ? fields.password : undefined)

/** What this brand asks for, in order; a field without a rule, or switched off, is not there. */
export const shownFields = ({ fields }: RegisterRules): ShownField[] =>
  (Object.keys(inputs) as RegisterField[]).flatMap((name) => {
    const rule = ruleOf(name, fields)
    return rule?.enabled ? [{ name, rule, input: inputs[name] }] : []
  })
