import type { Endpoints, Value } from '@boardwalk/api-client'
import { useResetPayPasswordMutation, useSendPayResetMutation } from '@boardwalk/api-client/centres'
import { useCodeSender } from '@boardwalk/shell/account'
import { useState } from 'react'
import { useSecureAction } from '../use-secure-action.ts'
import { noNewPay, useNewPayProblems } from './NewPayPassword.tsx'

export type ResetMethod = Value<Endpoints['security']>['payResets'][number]

/** State of the form that resets a forgotten transaction password: the proof, its code, and the new password. */
export function usePayReset(first: ResetMethod) {
  const [method, setMethod] = useState(first)
  const [code, setCode] = useState('')
  const [fresh, setFresh] = useState(noNewPay)
  const [from, setFrom] = useState<string | null>(null)
  const [send] = useSendPayResetMutation()
  const [reset] = useResetPayPasswordMutation()
  const sender = useCodeSender(`payReset.${method}`, async () =>
    method === 'TOTP' ? null : await send({ method }).unwrap(),
  )
  const body = { method, code: code.trim(), newPassword: fresh.next }
  const action = useSecureAction(
    () => reset(body),
    ({ withdrawFrom }) => setFrom(withdrawFrom),
  )
  const choose = (next: ResetMethod) => {
    setMethod(next)
    setCode('')
  }
  return { ...{ method, choose, code, setCode, sender, fresh, setFresh, action, from }, ...useNewPayProblems(fresh) }
}
