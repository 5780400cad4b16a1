import { useTranslation } from '@boardwalk/i18n'
import { FormActions, PasswordField, Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { SubmitButton } from '../network/SubmitButton.tsx'
import { useSession } from '../session/use-session.ts'
import { Failure } from '../site/Failure.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useChangePassword } from './use-change-password.ts'

type Props = {
  /** Reason why it is required. */
  why?: string
  onDone?: () => void
  /** Beside the button that sends it. */
  other: ReactNode
}

/** Changes the login password. */
export function PasswordForm({ why, onDone, other }: Props) {
  const { t } = useTranslation(['access', 'shell'])
  const { username } = useSession()
  const { form, submit, asksOld, failure, isBusy } = useChangePassword(onDone)
  const { errors } = form.formState
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={t('password.title')}>
      <Stack $gap="3">
        {why && <Text>{why}</Text>}
        <Failure text={failure} />
        {/* Lets the browser store the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        {asksOld && (
          <PasswordField
            {...form.register('oldPassword', { required: t('password.oldRequired') })}
            label={t('password.old')}
            error={errors.oldPassword?.message}
            labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
            autoComplete="current-password"
            required
            data-autofocus
          />
        )}
        <FormProvider {...form}>
          <NewPasswordFields />
        </FormProvider>
        <FormActions $isRaised>
          <SubmitButton isBusy={isBusy}>{t('password.submit')}</SubmitButton>
          {other}
        </FormActions>
      </Stack>
    </form>
  )
}
