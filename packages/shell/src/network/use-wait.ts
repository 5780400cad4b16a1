import { useState } from 'react'
import { isApiError } from '../site/use-error-text.ts'
import { useEndAt } from './use-end-at.ts'

/** Milliseconds to wait after a refusal, or 0. */
export const waitOf = (error: unknown): number => {
  const seconds = isApiError(error) ? error.data?.retryAfter : undefined
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : 0
}

/** The moment until which the server refuses another try of a form. `onEnd` clears the message about it. */
export function useWait(onEnd: () => void) {
  const [until, setUntil] = useState(0)
  const end = () => {
    if (until === 0) return
    setUntil(0)
    onEnd()
  }
  useEndAt(until, end)
  return {
    until,
    /** Starts to wait if the refusal names a time. */
    begin: (error: unknown) => {
      const wait = waitOf(error)
      if (wait > 0) setUntil(Date.now() + wait)
    },
    end,
  }
}

export type Wait = Pick<ReturnType<typeof useWait>, 'until' | 'end'>
