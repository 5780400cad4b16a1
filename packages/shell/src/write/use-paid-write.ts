import { useState } from 'react'
import type { Write } from './use-write.ts'

/**
 * A write that its transaction password confirms: nothing is sent while a field is missing. `secret` is the password,
 * which a reload forgets, so that a second try after it sends the newly typed one.
 */
export function usePaidWrite<Body, V>(write: Write<Body, V>, isGood: boolean, secret?: Partial<Body>) {
  const [isTried, setTried] = useState(false)
  const confirm: Write<Body, V>['confirm'] = (body) => {
    setTried(true)
    if (isGood) write.confirm(body)
  }
  const again = () => {
    setTried(true)
    if (!secret || Object.values(secret).every(Boolean)) write.again(secret)
  }
  return { write: { ...write, confirm, again } as Write<Body, V>, isTried: isTried && write.phase !== 'done' }
}
