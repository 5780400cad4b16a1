import { type SyntheticEvent, useRef } from 'react'

/** Handler of a form or button that runs one action at a time: the second half of a double click changes nothing. */
export function useSingle(action: () => Promise<unknown>) {
  const isRunning = useRef(false)
  return (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    void action().finally(() => {
      isRunning.current = false
    })
  }
}
