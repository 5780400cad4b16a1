import { startTransition, useEffect, useState } from 'react'
import { afterRest } from './gates.ts'

/**
 * True once the visitor has done something, or after a rest. `load` runs before, when the browser is idle, so that a
 * first press does not wait for the network. A failure is ignored; rendering loads again and shows it.
 */
export function useRested(isIdle: boolean, load: () => Promise<unknown>): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    if (!isIdle) return
    load().catch(() => undefined)
    return afterRest(() => startTransition(() => setRested(true)))
  }, [isIdle, load])
  return isRested
}
