import { useLoginMutation } from '@boardwalk/api-client/lazy'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSingle } from '../app/use-single.ts'
import { useHumanCheck } from '../human/use-human-check.ts'
import { useWait } from '../network/use-wait.ts'
import { rememberedUsername, rememberUsername } from '../session/remember-me.ts'
import { useDraft } from '../session/use-draft.ts'
import { useEnter } from '../session/use-enter.ts'
import { isApiError, useErrorText } from '../site/use-error-text.ts'
import { type Verification, verificationOf } from './verification.ts'

type Fields = { username: string; password: string; captcha: string; captchaId: string; remember: boolean }

export type LoginSide = 'MEMBER' | 'AGENT'

export type PasswordLoginOptions = {
  side: LoginSide
  /** The username, when the page has it. */
  username?: string | undefined
  onVerify: (verification: Verification) => void
}

const LOGIN_PATH = '/wps/session/login'
const asksForCaptcha = (error: unknown) => isApiError(error) && error.data?.captcha === true

/** State and submission of the username login: human check, login, and the captcha after a failure that requires it. */
export function usePasswordLogin({ side, username: given, onVerify }: PasswordLoginOptions) {
  const errorText = useErrorText()
  const { check, isChecking } = useHumanCheck()
  const [login] = useLoginMutation()
  const enter = useEnter()
  const [failure, setFailure] = useState<string | null>(null)
  const wait = useWait(() => setFailure(null))
  const [captchaTurn, setCaptchaTurn] = useState(0)
  const [remembered] = useState(rememberedUsername)
  const form = useForm<Fields>({
    defaultValues: {
      username: given ?? remembered,
      password: '',
      captcha: '',
      captchaId: '',
      remember: remembered !== '',
    },
  })
  useDraft(form, 'login', ['username'])

  const refuse = (error: unknown, password: string) => {
    const verification = verificationOf(error, password)
    if (verification) onVerify(verification)
    else {
      setFailure(errorText(error))
      wait.begin(error)
    }
    // A picture is used up by one try, so every later failure brings a new one.
    if (asksForCaptcha(error) || captchaTurn > 0) {
      form.resetField('captcha')
      setCaptchaTurn((turn) => turn + 1)
    }
  }

  const submit = form.handleSubmit(async ({ remember, captcha, captchaId, ...credentials }) => {
    setFailure(null)
    rememberUsername(remember ? credentials.username : null)
    try {
      const altcha = await check('login', LOGIN_PATH)
      const picture = captchaTurn > 0 ? { captcha, captchaId } : {}
      const answer = await login({ type: 'username', side, ...credentials, ...picture, altcha }).unwrap()
      enter(answer, { type: 'username', password: credentials.password })
    } catch (error) {
      refuse(error, credentials.password)
    }
  })

  return {
    form,
    submit: useSingle(submit),
    failure,
    wait,
    captchaTurn,
    needsCaptcha: captchaTurn > 0,
    isBusy: form.formState.isSubmitting,
    isChecking,
  }
}
