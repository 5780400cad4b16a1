import { useTranslation } from '@boardwalk/i18n'
import { Stack } from '@boardwalk/ui'
import { Controller } from 'react-hook-form'
import { CodeEntry } from '../code/CodeEntry.tsx'
import { MobileEntry } from '../code/MobileEntry.tsx'
import { SubmitButton } from '../network/SubmitButton.tsx'
import { Failure } from '../site/Failure.tsx'
import { useCodeLogin } from './use-code-login.ts'
import type { LoginSide } from './use-password-login.ts'

/** Login with a mobile number and the code that is sent to it. */
export function CodeLoginForm({ side }: { side: LoginSide }) {
  const { t } = useTranslation('shell')
  const { form, mobile, sender, failure, wait, submit, isBusy, rules } = useCodeLogin(side)
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={t('access:signIn.title')}>
      <Stack $gap="3">
        <Failure text={failure} />
        <Controller
          control={form.control}
          name="mobile"
          rules={rules.mobile}
          render={({ field, fieldState }) => (
            <MobileEntry {...field} mobile={mobile} error={fieldState.error?.message} data-autofocus />
          )}
        />
        <Controller
          control={form.control}
          name="code"
          rules={rules.code}
          render={({ field, fieldState }) => <CodeEntry {...field} sender={sender} error={fieldState.error?.message} />}
        />
        <SubmitButton size="large" isFullWidth isBusy={isBusy} wait={wait}>
          {t('access:signIn.submit')}
        </SubmitButton>
      </Stack>
    </form>
  )
}
