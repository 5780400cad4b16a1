import { isApiError, useStepUp } from '@boardwalk/shell/account'
import { useErrorText } from '@boardwalk/shell/feature'
import { useRef, useState } from 'react'

type Attempt<T> = () => Promise<{ data?: T | undefined; error?: unknown }>

/** One change of what protects an account: one at a time, after a proof where one is due; what was typed stays. */
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
    await stepUp.run(async () => {
      const result = await attempt()
      const isAsked = isApiError(result.error) && result.error.code === 'STEP_UP_REQUIRED'
      if (result.data !== undefined) onDone(result.data)
      else if (!isAsked) setError(result.error)
      return result
    })
    busy.current = false
    setBusy(false)
  }
  const left = isApiError(error) ? error.data?.attemptsLeft : undefined
  return {
    ...{ act: () => void act(), stepUp, isBusy },
    failure: error === null ? null : errorText(error),
    /** How many tries are left, where the gateway counts them. */
    left: typeof left === 'number' ? left : null,
  }
}

export type SecureAction = ReturnType<typeof useSecureAction>
