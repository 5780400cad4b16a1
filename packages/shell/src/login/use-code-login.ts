import { useLoginMutation, useSendLoginCodeMutation } from '@boardwalk/api-client/later'
import { useTranslation } from '@boardwalk/i18n'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSingle } from '../app/use-single.ts'
import { useCodeSender } from '../code/use-code-sender.ts'
import { type MobileValue, useMobile } from '../code/use-mobile.ts'
import { useFirebase } from '../firebase/use-firebase.ts'
import { useHumanCheck } from '../human/use-human-check.ts'
import { useErrorText } from '../site/use-error-text.ts'
import { useEnter } from './use-enter.ts'
import type { LoginSide } from './use-password-login.ts'

type Fields = { mobile: MobileValue; code: string }

const SEND_PATH = '/wps/verification/sms/noLogin'

/** Login with a code by SMS. Only sending runs the human check; the code is the proof of the login itself. */
export function useCodeLogin(side: LoginSide) {
  const { t } = useTranslation('access')
  const errorText = useErrorText()
  const { check } = useHumanCheck()
  const [login] = useLoginMutation()
  const [sendCode] = useSendLoginCodeMutation()
  const enter = useEnter()
  const firebase = useFirebase('login')
  const mobile = useMobile()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Fields>({ defaultValues: { mobile: mobile.first, code: '' } })
  const number = () => {
    const { dialling, number: mobileNum } = form.getValues('mobile')
    return { mobileNum, countryDialingCode: dialling }
  }

  const sender = useCodeSender('login', async () => {
    setFailure(null)
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return null
    if (firebase) return await firebase.send(form.getValues('mobile'))
    const altcha = await check('sms', SEND_PATH)
    return await sendCode({ ...number(), purpose: 'LOGIN', altcha }).unwrap()
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
    }
  })

  return {
    form,
    mobile,
    sender,
    failure,
    submit: useSingle(submit),
    isBusy: form.formState.isSubmitting,
    rules: {
      mobile: { validate: (value: MobileValue) => mobile.problem(value) ?? true },
      code: { required: t('code.required'), maxLength: 255 },
    },
  }
}
