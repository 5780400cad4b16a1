import { useSendLoginVerificationMutation, useVerifyLoginMutation } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { useState } from 'react'
import { useSingle } from '../app/use-single.ts'
import { useCodeSender } from '../code/use-code-sender.ts'
import { useWait } from '../network/use-wait.ts'
import { useEnter } from '../session/use-enter.ts'
import { isApiError, useErrorText } from '../site/use-error-text.ts'
import type { Proof, Verification } from './verification.ts'

/** The waiting login is over: too late, too many tries, or another address. */
const isOver = (error: unknown) => isApiError(error) && error.code === 'OTP_EXPIRED' && error.data?.attemptsLeft === 0

/** State of the second half of a login; one proof at a time, and the code of one is not the code of another. */
export function useVerifyLogin({ verifyToken, methods, password }: Verification, onBack: (reason?: string) => void) {
  const { t } = useTranslation('access')
  const errorText = useErrorText()
  const enter = useEnter()
  const [send] = useSendLoginVerificationMutation()
  const [verify, { isLoading }] = useVerifyLoginMutation()
  const [method, setMethod] = useState<Proof>(methods[0] ?? 'MOBILE')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)

  const wait = useWait(() => setFailure(null))

  const sender = useCodeSender(`verify.${method}`, async () =>
    method === 'MOBILE' || method === 'EMAIL' ? await send({ verifyToken, method }).unwrap() : null,
  )
  const submit = useSingle(async () => {
    setFailure(null)
    if (code.trim() === '') return setError(t(method === 'PAYEE_NAME' ? 'verify.nameRequired' : 'code.required'))
    try {
      const answer = await verify({ verifyToken, method, code: code.trim() }).unwrap()
      enter(answer, { type: 'username', password })
    } catch (refusal) {
      if (isOver(refusal)) onBack(t('verify.over'))
      else {
        setFailure(errorText(refusal))
        wait.begin(refusal)
      }
    }
  })
  return {
    method,
    choose: (next: Proof) => {
      setMethod(next)
      setCode('')
      setError(undefined)
    },
    code,
    setCode: (next: string) => {
      setCode(next)
      setError(undefined)
    },
    sender,
    error,
    failure,
    wait,
    submit,
    isBusy: isLoading,
  }
}
