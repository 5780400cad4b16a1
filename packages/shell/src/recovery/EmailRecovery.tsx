import { useForgotByEmailMutation, useResetByEmailMutation } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import type { FieldRule } from '@boardwalk/i18n/patterns'
import { TextField } from '@boardwalk/ui'
import { FormProvider, useForm } from 'react-hook-form'
import { useCodeSender } from '../code/use-code-sender.ts'
import { useHumanCheck } from '../human/use-human-check.ts'
import { useDraft } from '../session/use-draft.ts'
import { fieldProblem } from '../site/field-problem.ts'
import { useFieldText } from '../site/use-field-text.ts'
import { usePermission } from '../site/use-permission.ts'
import { emptyRecovery, RecoveryForm } from './RecoveryForm.tsx'
import { useRecovery } from './use-recovery.ts'

const SEND_PATH = '/wps/member/password/email'
const RESET_PATH = '/wps/member/password/email/verification'

const mail: FieldRule = {
  enabled: true,
  required: true,
  minLength: 3,
  maxLength: 254,
  patternId: 4,
  acceptedPattern: null,
}
const anyName: FieldRule = { ...mail, minLength: 1, maxLength: 64, patternId: 1 }

/** A new password with a code by mail. */
export function EmailRecovery() {
  const { t } = useTranslation(['access', 'shell'])
  const text = useFieldText()
  const { check } = useHumanCheck()
  const [forgot] = useForgotByEmailMutation()
  const [reset] = useResetByEmailMutation()
  const fields = usePermission()?.info.registerRules.fields
  const form = useForm({ defaultValues: { username: '', email: '', ...emptyRecovery } })
  useDraft(form, 'recovery', ['username', 'email'])
  const { errors } = form.formState
  const obey = (rule: FieldRule) => (value: string) => {
    const problem = fieldProblem({ ...rule, enabled: true, required: true }, value)
    return problem === null || text.problem(problem)
  }
  const who = () => {
    const { username, email } = form.getValues()
    return { username: username.trim(), email: email.trim() }
  }

  const sender = useCodeSender('recovery.email', async () => {
    if (!(await form.trigger(['username', 'email'], { shouldFocus: true }))) return null
    return await forgot({ ...who(), altcha: await check('email', SEND_PATH) }).unwrap()
  })
  const { submit, failure, wait } = useRecovery({
    check: (valid) => form.handleSubmit(valid),
    reset: async ({ code, newPassword }: typeof emptyRecovery) =>
      reset({
        ...who(),
        verificationCode: code,
        newPassword,
        altcha: await check('login', RESET_PATH),
      }).unwrap(),
    onField: (field, message) => form.setError(field, { message }, { shouldFocus: true }),
  })
  return (
    <FormProvider {...form}>
      <RecoveryForm sender={sender} failure={failure} wait={wait} onSubmit={submit}>
        <TextField
          {...form.register('username', { validate: obey(fields?.username ?? anyName) })}
          label={t('access:signIn.username')}
          error={errors.username?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          data-autofocus
        />
        <TextField
          {...form.register('email', { validate: obey(mail) })}
          type="email"
          inputMode="email"
          label={t('recovery.address')}
          error={errors.email?.message}
          autoComplete="email"
          required
        />
      </RecoveryForm>
    </FormProvider>
  )
}
