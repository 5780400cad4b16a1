import type { RegisterRules } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { MobileEntry } from '../code/MobileEntry.tsx'
import { useMobile } from '../code/use-mobile.ts'
import { useFieldText } from '../site/use-field-text.ts'
import type { FieldRule } from './register-fields.ts'
import type { RegisterValues } from './use-register-form.ts'

type MobileInputProps = { rule: FieldRule; form: UseFormReturn<RegisterValues>; rules: RegisterRules }

/** The mobile number of a registration: two values of the form in one field. */
export function MobileInput({ rule, form, rules }: MobileInputProps) {
  const { t } = useTranslation('registration')
  const text = useFieldText()
  const mobile = useMobile(rules)
  const dialling = form.watch('countryDialingCode')
  return (
    <Controller
      control={form.control}
      name="mobileNum"
      rules={{
        validate: (number) => (number === '' && !rule.required) || (mobile.problem({ dialling, number }) ?? true),
      }}
      render={({ field, fieldState }) => (
        <MobileEntry
          {...field}
          mobile={mobile}
          label={t('fields.mobileNum')}
          hint={text.hint(rule)}
          note={rule.required ? undefined : t('shell:register.optional')}
          required={rule.required}
          error={fieldState.error?.message}
          value={{ dialling, number: field.value }}
          onChange={({ dialling: code, number }) => {
            form.setValue('countryDialingCode', code)
            field.onChange(number)
          }}
        />
      )}
    />
  )
}
