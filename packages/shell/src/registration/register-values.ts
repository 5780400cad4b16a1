import type { Endpoints, Input, RegisterRules } from '@boardwalk/api-client'
import type { Invitation } from './invitation.ts'
import { type RegisterField, type RegisterMode, registerFields, shownFields } from './register-fields.ts'

export type RegisterValues = Record<RegisterField, string> & {
  countryDialingCode: string
  captcha: string
  captchaId: string
  agreeTerms: boolean
}

type Own = Pick<RegisterValues, 'agreeTerms' | 'countryDialingCode'>

export const emptyValues = (own: Own): RegisterValues => ({
  ...(Object.fromEntries(registerFields.map((name) => [name, ''])) as Record<RegisterField, string>),
  captcha: '',
  captchaId: '',
  ...own,
})

/** Fields that survive a reload; secrets and official identity data must be typed again. */
export const draftFields = registerFields.filter(
  (name) => !/password|code$/i.test(name) && name !== 'idNumber',
) as Exclude<RegisterField, 'idNumber'>[]

type Registration = Omit<Input<Endpoints['register']>, 'altcha'>

/** The request: visible and filled fields, the referrer, and the place of the registration. */
export function toRegistration(
  values: RegisterValues,
  rules: RegisterRules,
  mode: RegisterMode,
  { referralCode, affiliateCode }: Invitation,
): Registration {
  const filled = shownFields(rules, mode).flatMap(({ name }) => (values[name] ? [[name, values[name].trim()]] : []))
  return {
    username: values.username,
    password: values.password,
    ...(affiliateCode && { affiliateCode }),
    ...Object.fromEntries(filled),
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
