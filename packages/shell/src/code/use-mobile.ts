import type { RegisterRules } from '@boardwalk/api-client'
import { countryIn, useTranslation } from '@boardwalk/i18n'
import type { FieldRule } from '@boardwalk/i18n/patterns'
import type { DiallingCountry } from '@boardwalk/ui'
import { useBrand } from '../app/storefront-context.ts'
import { useLanguage } from '../settings/use-language.ts'
import { fieldProblem } from '../site/field-problem.ts'
import { useFeature } from '../site/use-feature.ts'
import { useFieldText } from '../site/use-field-text.ts'
import { usePermission } from '../site/use-permission.ts'

/** The rule for a number if the server has none: as many digits as any network has. */
const anyNumber: FieldRule = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 15,
  patternId: 7,
  acceptedPattern: null,
}

export type MobileValue = { dialling: string; number: string }

/** Countries, rule and placeholder of a mobile number; `rules` unless the form has its own. */
export function useMobile(own?: RegisterRules) {
  const { t } = useTranslation('access')
  const { code } = useLanguage()
  const { country, diallingCode } = useBrand()
  const text = useFieldText()
  const showsCodes = useFeature('countryCode')
  const served = usePermission()?.info.registerRules
  const rules = own ?? served
  const rule = { ...anyNumber, ...rules?.fields.mobileNum, enabled: true, required: true }
  const only = [{ countryCode: country, countryDialingCode: diallingCode }]
  const countries: DiallingCountry[] = ((showsCodes && rules?.countries) || only).map((each) => ({
    code: each.countryCode,
    // Only an open list shows names, and making them delays the form.
    get name() {
      return countryIn(each.countryCode, code)
    },
    dialling: each.countryDialingCode.replace(/^\+/, ''),
  }))
  return {
    countries,
    first: { dialling: diallingCode, number: '' },
    maxDigits: rule.maxLength,
    placeholder: t('mobile.digits', { 0: rule.maxLength }),
    /** Reason why a number is refused; undefined when it is valid. */
    problem: ({ number }: MobileValue) => {
      if (number === '') return t('mobile.required')
      const problem = fieldProblem(rule, number)
      return problem ? text.problem(problem) : undefined
    },
  }
}
