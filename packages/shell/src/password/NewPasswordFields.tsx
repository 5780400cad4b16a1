import { useTranslation } from '@boardwalk/i18n'
import { PasswordField } from '@boardwalk/ui'
import { useFormContext } from 'react-hook-form'
import { useNewPassword } from './use-new-password.ts'

export type NewPassword = { newPassword: string; confirmNewPassword: string }

/** A new password, typed twice, with its rule; of the form around it. */
export function NewPasswordFields() {
  const { t } = useTranslation(['access', 'shell'])
  const { register, getValues, formState } = useFormContext<NewPassword>()
  const { errors } = formState
  const { hint, maxLength, checkNew, checkCopy } = useNewPassword()
  const labels = { show: t('shell:password.show'), hide: t('shell:password.hide') }
  return (
    <>
      <PasswordField
        {...register('newPassword', { validate: checkNew, deps: ['confirmNewPassword'] })}
        label={t('password.new')}
        hint={hint}
        error={errors.newPassword?.message}
        labels={labels}
        autoComplete="new-password"
        maxLength={maxLength}
        required
      />
      <PasswordField
        {...register('confirmNewPassword', { validate: (value) => checkCopy(value, getValues('newPassword')) })}
        label={t('password.again')}
        error={errors.confirmNewPassword?.message}
        labels={labels}
        autoComplete="new-password"
        maxLength={maxLength}
        required
      />
    </>
  )
}
