import { useTranslation } from '@boardwalk/i18n'
import { Button, Checkbox, Notice, PasswordField, Stack, TextField } from '@boardwalk/ui'
import { CaptchaField } from './CaptchaField.tsx'
import { useLoginForm } from './use-login-form.ts'

/** Username login. Nothing that was typed is lost when it fails. */
export function LoginForm() {
  const { t } = useTranslation('shell')
  const { form, submit, failure, needsCaptcha, captchaKey, isBusy, isChecking } = useLoginForm()
  const { register, formState, setValue } = form
  const { errors } = formState
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack $gap="3">
        {failure && (
          <Notice tone="negative" isAlert>
            {failure}
          </Notice>
        )}
        <TextField
          {...register('username', { required: t('login.usernameRequired') })}
          label={t('login.username')}
          error={errors.username?.message}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-autofocus
        />
        <PasswordField
          {...register('password', { required: t('login.passwordRequired') })}
          label={t('login.password')}
          error={errors.password?.message}
          labels={{ show: t('password.show'), hide: t('password.hide') }}
          autoComplete="current-password"
        />
        {needsCaptcha && (
          <CaptchaField
            key={captchaKey}
            {...register('captcha', { required: t('captcha.required') })}
            onPicture={(id) => setValue('captchaId', id)}
            error={errors.captcha?.message}
          />
        )}
        <Checkbox {...register('remember')} label={t('login.remember')} />
        <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
          {isChecking ? t('human.checking') : t('login.submit')}
        </Button>
      </Stack>
    </form>
  )
}
