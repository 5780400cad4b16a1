import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSingle } from '../app/use-single.ts'
import { useWait } from '../network/use-wait.ts'
import type { LoginOk } from '../session/start-session.ts'
import { useEnter } from '../session/use-enter.ts'
import { isApiError, useErrorText } from '../site/use-error-text.ts'

type Recovering<T> = {
  /** Checks the form and passes its values on. */
  check: (valid: (values: T) => Promise<void>) => (event?: React.SyntheticEvent) => Promise<void>
  /** Sets the new password; the response contains a session. */
  reset: (values: T) => Promise<LoginOk>
  /** Puts a refusal of the password or the code at its field. */
  onField: (field: 'newPassword' | 'code', message: string) => void
}

const fieldOf: Record<string, 'newPassword' | 'code'> = {
  PASSWORD_WEAK: 'newPassword',
  OTP_INVALID: 'code',
  OTP_EXPIRED: 'code',
}

/** The end that both ways of recovery share: new password, signed in, home (visitor specification §4). */
export function useRecovery<T>({ check, reset, onField }: Recovering<T>) {
  const enter = useEnter()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string | null>(null)
  const wait = useWait(() => setFailure(null))
  const submit = useSingle(
    check(async (values) => {
      setFailure(null)
      try {
        enter(await reset(values), { type: 'username' })
        navigate('/')
      } catch (error) {
        const field = isApiError(error) ? fieldOf[error.code] : undefined
        if (field) onField(field, errorText(error))
        else {
          setFailure(errorText(error))
          wait.begin(error)
        }
      }
    }),
  )
  return { submit, failure, wait }
}
