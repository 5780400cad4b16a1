import type { RegisterRules } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { checkField } from '@boardwalk/i18n/patterns'
import { PasswordField, Row, Select, TextField } from '@boardwalk/ui'
import type { UseFormReturn } from 'react-hook-form'
import styled from 'styled-components'
import { useFieldText } from '../../site/use-field-text.ts'
import type { ShownField } from './register-fields.ts'
import type { RegisterValues } from './use-register-form.ts'

type RegisterInputProps = {
  field: ShownField
  form: UseFormReturn<RegisterValues>
  countries: RegisterRules['countries']
}

/** One field as the server describes it: hint from its pattern and bounds, the same rule when it is left. */
export function RegisterInput({ field: { name, rule, input }, form, countries }: RegisterInputProps) {
  const { t } = useTranslation('shell')
  const text = useFieldText()
  const validate = (value: string) => {
    if (name === 'confirmPassword') return value === form.getValues('password') || t('errors:CONFIRM_MISMATCH')
    const problem = checkField(rule, value)
    return problem === null || text.problem(problem)
  }
  const props = {
    ...form.register(name, { validate, deps: name === 'password' ? ['confirmPassword'] : [] }),
    ...input,
    label: t(`register.fields.${name}`),
    // The copy of the password needs no second explanation of what a password is.
    hint: name === 'confirmPassword' || input.type === 'date' ? undefined : text.hint(rule),
    error: form.formState.errors[name]?.message,
    note: rule.required ? undefined : t('register.optional'),
    required: rule.required,
    maxLength: rule.maxLength,
  }
  if (input.type === 'password') {
    return <PasswordField {...props} labels={{ show: t('password.show'), hide: t('password.hide') }} />
  }
  if (name !== 'mobileNum' || countries.length < 2) return <TextField {...props} />
  return (
    <Phone $wrap={false} $align="start">
      <Select
        {...form.register('countryDialingCode')}
        label={t('register.fields.countryDialingCode')}
        options={countries.map(({ countryCode, countryDialingCode }) => ({
          value: countryDialingCode,
          label: `${countryCode} +${countryDialingCode}`,
        }))}
      />
      <TextField {...props} />
    </Phone>
  )
}

const Phone = styled(Row)`
  & > :first-child { flex: 0 0 9rem; }
  & > :last-child { flex: 1; }
`
