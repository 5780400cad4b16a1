import { useLoginMutation } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSingle } from '../app/use-single.ts'
import { type MobileValue, useMobile } from '../code/use-mobile.ts'
import { useMobileCode } from '../code/use-mobile-code.ts'
import { useFirebase } from '../firebase/use-firebase.ts'
import { useWait } from '../network/use-wait.ts'
import { useEnter } from '../session/use-enter.ts'
import { useErrorText } from '../site/use-error-text.ts'
import type { LoginSide } from './use-password-login.ts'

type Fields = { mobile: MobileValue; code: string }

/** Login with a code by SMS. Only sending runs the human check; the code is the proof of the login itself. */
export function useCodeLogin(side: LoginSide) {
  const { t } = useTranslation('access')
  const errorText = useErrorText()
  const [login] = useLoginMutation()
  const enter = useEnter()
  const firebase = useFirebase('login')
  const mobile = useMobile()
  const [failure, setFailure] = useState<string | null>(null)
  const wait = useWait(() => setFailure(null))
  const form = useForm<Fields>({ defaultValues: { mobile: mobile.first, code: '' } })
  const { number, rule, sender } = useMobileCode({
    name: 'login',
    purpose: 'LOGIN',
    mobile,
    value: () => form.getValues('mobile'),
    validate: () => {
      setFailure(null)
      return form.trigger('mobile', { shouldFocus: true })
    },
    send: firebase?.send,
  })

  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(null)
    try {
      const proof = firebase
        ? ({ type: 'firebase', firebaseToken: await firebase.prove(code.trim()) } as const)
        : ({ type: 'sms', ...number(), verificationCode: code } as const)
      enter(await login({ ...proof, side }).unwrap(), { type: proof.type })
    } catch (error) {
      setFailure(errorText(error))
      wait.begin(error)
    }
  })

  return {
    form,
    mobile,
    sender,
    failure,
    wait,
    submit: useSingle(submit),
    isBusy: form.formState.isSubmitting,
    rules: {
      mobile: rule,
      code: { required: t('code.required'), maxLength: 255 },
    },
  }
}
