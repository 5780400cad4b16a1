import type { Write } from '@boardwalk/shell/write'
import { useState } from 'react'

/** A write that its transaction password confirms: nothing is sent while a field is missing. */
export function usePaidWrite<Body, V>(write: Write<Body, V>, isGood: boolean) {
  const [isTried, setTried] = useState(false)
  const confirm: Write<Body, V>['confirm'] = (body) => {
    setTried(true)
    if (isGood) write.confirm(body)
  }
  return { write: { ...write, confirm } as Write<Body, V>, isTried: isTried && write.phase !== 'done' }
}
