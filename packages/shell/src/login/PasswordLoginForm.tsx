import { useTranslation } from '@boardwalk/i18n'
import { Checkbox, PasswordField, Stack, TextField } from '@boardwalk/ui'
import { CaptchaField } from '../human/CaptchaField.tsx'
import { SubmitButton } from '../network/SubmitButton.tsx'
import { Failure } from '../site/Failure.tsx'
import { type PasswordLoginOptions, usePasswordLogin } from './use-password-login.ts'

/** Username login. Nothing that was typed is lost when it fails. */
export function PasswordLoginForm(options: PasswordLoginOptions) {
  const { t } = useTranslation('shell')
  const { form, submit, failure, wait, needsCaptcha, captchaTurn, isBusy, isChecking } = usePasswordLogin(options)
  const { register, formState, setValue } = form
  const { errors } = formState
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={t('access:signIn.title')}>
      <Stack $gap="3">
        <Failure text={failure} />
        <TextField
          {...register('username', {
            required: t('access:signIn.usernameRequired'),
            // The wait belongs to one account.
            onChange: wait.end,
          })}
          label={t('access:signIn.username')}
          error={errors.username?.message}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-autofocus
        />
        <PasswordField
          {...register('password', { required: t('access:signIn.passwordRequired') })}
          label={t('access:signIn.password')}
          error={errors.password?.message}
          labels={{ show: t('password.show'), hide: t('password.hide') }}
          autoComplete="current-password"
        />
        {needsCaptcha && (
          <CaptchaField
            turn={captchaTurn}
            {...register('captcha', { required: t('access:captcha.required') })}
            onPicture={(id) => setValue('captchaId', id)}
            error={errors.captcha?.message}
          />
        )}
        <Checkbox {...register('remember')} label={t('access:signIn.remember')} />
        <SubmitButton size="large" isFullWidth isBusy={isBusy} wait={wait}>
          {isChecking ? t('access:human.checking') : t('access:signIn.submit')}
        </SubmitButton>
      </Stack>
    </form>
  )
}
