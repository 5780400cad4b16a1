import { startTransition, useEffect, useState } from 'react'
import { linkFiles } from '../status/link-files.ts'
import { afterRest } from './gates.ts'

/**
 * True once the visitor has done something, or after a rest. The files of `load` arrive before, when the browser is
 * idle, so that a first press does not wait for the network; they run only when the parts that need them render.
 */
export function useRested(isIdle: boolean, load: () => Promise<unknown>): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    if (!isIdle) return
    linkFiles(load)
    return afterRest(() => startTransition(() => setRested(true)))
  }, [isIdle, load])
  return isRested
}
