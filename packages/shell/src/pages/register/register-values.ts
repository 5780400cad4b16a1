import type { Endpoints, Input, RegisterRules } from '@boardwalk/api-client'
import { type RegisterField, shownFields } from './register-fields.ts'

export type RegisterValues = Record<RegisterField, string> & {
  countryDialingCode: string
  captcha: string
  captchaId: string
  agreeTerms: boolean
}

export const emptyValues = (own: Pick<RegisterValues, 'agreeTerms' | 'countryDialingCode'>): RegisterValues => ({
  username: '',
  password: '',
  confirmPassword: '',
  paymentPassword: '',
  payeeName: '',
  birthday: '',
  email: '',
  mobileNum: '',
  idNumber: '',
  whatsapp: '',
  line: '',
  facebook: '',
  wechat: '',
  qqNum: '',
  recommenderId: '',
  affiliateCode: '',
  captcha: '',
  captchaId: '',
  ...own,
})

/** What travels: the fields that are shown and filled, and where the registration happened. */
export function toRegistration(
  values: RegisterValues,
  rules: RegisterRules,
  referralCode: string | null,
): Omit<Input<Endpoints['register']>, 'altcha'> {
  const filled = shownFields(rules).flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []))
  return {
    ...Object.fromEntries(filled),
    username: values.username,
    password: values.password,
    ...(values.mobileNum && { countryDialingCode: values.countryDialingCode }),
    ...(rules.captcha && { captcha: values.captcha, captchaId: values.captchaId }),
    ...(referralCode && { referralCode }),
    domain: location.hostname,
    agreeTerms: values.agreeTerms,
    registerUrl: location.href,
    registerMethod: 'WEB',
    login: true,
  }
}
