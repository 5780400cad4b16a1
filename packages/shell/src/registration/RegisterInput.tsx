import type { RegisterRules } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { PasswordField, TextField } from '@boardwalk/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { CodeEntry } from '../code/CodeEntry.tsx'
import type { CodeSender } from '../code/use-code-sender.ts'
import { fieldProblem } from '../site/field-problem.ts'
import { useFieldText } from '../site/use-field-text.ts'
import { BirthdayInput } from './BirthdayInput.tsx'
import { MobileInput } from './MobileInput.tsx'
import type { ShownField } from './register-fields.ts'
import type { RegisterValues } from './use-register-form.ts'

export type RegisterInputProps = {
  field: ShownField
  form: UseFormReturn<RegisterValues>
  rules: RegisterRules
  sender: CodeSender
}

/** One field as the server describes it: hint from its pattern and bounds, the same rule when it is left. */
export function RegisterInput(props: RegisterInputProps) {
  const { field, form, rules, sender } = props
  const { name, rule, input } = field
  const { t } = useTranslation('registration')
  const text = useFieldText()
  if (name === 'mobileNum') return <MobileInput rule={rule} form={form} rules={rules} />
  if (name === 'birthday') return <BirthdayInput rule={rule} form={form} rules={rules} />
  if (name === 'verificationCode') {
    return (
      <Controller
        control={form.control}
        name={name}
        rules={{ required: t('access:code.required'), maxLength: 255 }}
        render={({ field: control, fieldState }) => (
          <CodeEntry {...control} sender={sender} error={fieldState.error?.message} />
        )}
      />
    )
  }
  const validate = (value: string) => {
    if (name === 'confirmPassword') return value === form.getValues('password') || t('errors:CONFIRM_MISMATCH')
    const problem = fieldProblem(rule, value)
    return problem === null || text.problem(problem)
  }
  const shared = {
    ...form.register(name, { validate, deps: name === 'password' ? ['confirmPassword'] : [] }),
    ...input,
    label: t(`fields.${name}`),
    // The copy of the password needs no second explanation of the rules.
    hint: name === 'confirmPassword' ? undefined : text.hint(rule),
    error: form.formState.errors[name]?.message,
    note: rule.required ? undefined : t('shell:register.optional'),
    required: rule.required,
    maxLength: rule.maxLength,
  }
  if (input.type !== 'password') return <TextField {...shared} />
  return <PasswordField {...shared} labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }} />
}
