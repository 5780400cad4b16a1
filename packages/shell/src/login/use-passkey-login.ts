import { useLoginMutation, useStartPasskeyLoginMutation } from '@boardwalk/api-client/lazy'
import { useState } from 'react'
import { useSingle } from '../app/use-single.ts'
import { useWait } from '../network/use-wait.ts'
import { passkeys } from '../passkeys/passkeys.ts'
import { useEnter } from '../session/use-enter.ts'
import { useErrorText } from '../site/use-error-text.ts'
import type { LoginSide } from './use-password-login.ts'

/** Signs in with a passkey that the player chooses in a dialog of the browser. */
export function usePasskeyLogin(side: LoginSide) {
  const errorText = useErrorText()
  const enter = useEnter()
  const [start] = useStartPasskeyLoginMutation()
  const [login] = useLoginMutation()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const wait = useWait(() => setFailure(null))

  const signIn = useSingle(async () => {
    setFailure(null)
    setBusy(true)
    try {
      const [options, { provePasskey }] = await Promise.all([start({}).unwrap(), passkeys()])
      const passkey = await provePasskey(options)
      enter(await login({ type: 'passkey', side, passkey }).unwrap(), { type: 'passkey' })
    } catch (error) {
      setFailure(errorText(error))
      wait.begin(error)
    } finally {
      setBusy(false)
    }
  })
  return { signIn, isBusy, failure, wait }
}
