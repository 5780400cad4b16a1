import { isApiError, useStepUp } from '@boardwalk/shell/account'
import { useErrorText } from '@boardwalk/shell/feature'
import { useRef, useState } from 'react'

type Attempt<T> = () => Promise<{ data?: T | undefined; error?: unknown }>

/** Runs one change of an account's protections at a time, after a proof where one is required, and keeps the input. */
export function useSecureAction<T>(attempt: Attempt<T>, onDone: (value: T) => void) {
  const stepUp = useStepUp()
  const errorText = useErrorText()
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  /** A double click finds it here before React has rendered. */
  const busy = useRef(false)

  const act = async () => {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    setError(null)
    await stepUp.run(attempt, (result) => {
      if (result.data !== undefined) onDone(result.data)
      else setError(result.error)
    })
    busy.current = false
    setBusy(false)
  }
  const { code, data } = isApiError(error) ? error : {}
  const left = data?.attemptsLeft
  return {
    act: () => void act(),
    stepUp,
    isBusy,
    code,
    data,
    failure: error === null ? null : errorText(error),
    /** How many tries are left, where the gateway counts them. */
    left: typeof left === 'number' ? left : null,
  }
}

export type SecureAction = ReturnType<typeof useSecureAction>
