import { startTransition, useEffect, useState } from 'react'

/** Long enough for a page to hydrate on a slow phone; an early press may need the waiting code. */
const PATIENCE_MS = 1500

/** True once the browser has time after the first render, for code that must not compete with hydration. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => startTransition(() => setIdle(true))
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return begin()
    const asked = requestIdleCallback(begin, { timeout: PATIENCE_MS })
    return () => cancelIdleCallback(asked)
  }, [])
  return isIdle
}
