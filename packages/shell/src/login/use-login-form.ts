import { useLoginMutation } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAnnounce } from '../app/live-region.tsx'
import { useShellDispatch } from '../app/store.ts'
import { useHumanCheck } from '../human/use-human-check.ts'
import { rememberedUsername, rememberUsername } from '../session/remember-me.ts'
import { startSession } from '../session/session-actions.ts'
import { isApiError, useErrorText } from '../site/use-error-text.ts'

type Fields = { username: string; password: string; captcha: string; captchaId: string; remember: boolean }

const LOGIN_PATH = '/wps/session/login'
const asksForCaptcha = (error: unknown) => isApiError(error) && error.data?.captcha === true

/** State and submission of the username login: human check, login, and the captcha after a failure that asks for it. */
export function useLoginForm() {
  const { t } = useTranslation('shell')
  const dispatch = useShellDispatch()
  const announce = useAnnounce()
  const errorText = useErrorText()
  const { check, isChecking } = useHumanCheck()
  const [login] = useLoginMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const [captchaKey, setCaptchaKey] = useState(0)
  const [username] = useState(rememberedUsername)
  const form = useForm<Fields>({
    defaultValues: { username, password: '', captcha: '', captchaId: '', remember: username !== '' },
  })

  const submit = form.handleSubmit(async ({ remember, captcha, captchaId, ...credentials }) => {
    setFailure(null)
    try {
      const altcha = await check('login', LOGIN_PATH)
      const picture = captchaKey > 0 ? { captcha, captchaId } : {}
      const answer = await login({ type: 'username', side: 'MEMBER', ...credentials, ...picture, altcha }).unwrap()
      rememberUsername(remember ? credentials.username : null)
      dispatch(startSession(answer))
      announce(t('login.done', { name: answer.userName }))
    } catch (error) {
      setFailure(errorText(error))
      // A picture is used up by one try, so every later failure brings a new one.
      if (asksForCaptcha(error) || captchaKey > 0) {
        form.resetField('captcha')
        setCaptchaKey((key) => key + 1)
      }
    }
  })

  return {
    form,
    submit: (event: React.FormEvent) => void submit(event),
    failure,
    captchaKey,
    needsCaptcha: captchaKey > 0,
    isBusy: form.formState.isSubmitting,
    isChecking,
  }
}
