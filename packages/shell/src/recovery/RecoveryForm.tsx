import { useTranslation } from '@boardwalk/i18n'
import { Stack } from '@boardwalk/ui'
import type { ReactNode, SyntheticEvent } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { CodeEntry } from '../code/CodeEntry.tsx'
import type { CodeSender } from '../code/use-code-sender.ts'
import { SubmitButton } from '../network/SubmitButton.tsx'
import type { Wait } from '../network/use-wait.ts'
import { type NewPassword, NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { Failure } from '../site/Failure.tsx'

export type RecoveryFields = NewPassword & { code: string }
export const emptyRecovery: RecoveryFields = { code: '', newPassword: '', confirmNewPassword: '' }

type RecoveryFormProps = {
  sender: CodeSender
  failure: string | null
  wait: Wait
  onSubmit: (event: SyntheticEvent) => void
  /** Fields that only this way has, which identify the account. */
  children: ReactNode
}

/** Fields of both ways of recovery: account, code, new password. Inside a form context. */
export function RecoveryForm({ sender, failure, wait, onSubmit, children }: RecoveryFormProps) {
  const { t } = useTranslation('access')
  const { control, formState } = useFormContext<RecoveryFields>()
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={t('recovery.title')}>
      <Stack $gap="3">
        <Failure text={failure} />
        {children}
        <Controller
          control={control}
          name="code"
          rules={{ required: t('code.required'), maxLength: 255 }}
          render={({ field, fieldState }) => <CodeEntry {...field} sender={sender} error={fieldState.error?.message} />}
        />
        <NewPasswordFields />
        <SubmitButton isFullWidth isBusy={formState.isSubmitting} wait={wait}>
          {t('recovery.submit')}
        </SubmitButton>
      </Stack>
    </form>
  )
}
