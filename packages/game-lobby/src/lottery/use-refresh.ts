import { useCallback, useEffect, useRef } from 'react'

/**
 * Asks a running query again. A clock may end before the page's queries have begun, as it does on a page that was made
 * a while ago: what is asked then is done as soon as they have.
 */
export function useRefresh(refetch: () => unknown, isRunning: boolean) {
  const begun = useRef(false)
  const asked = useRef(false)
  useEffect(() => {
    begun.current = isRunning
    if (isRunning && asked.current) refetch()
    asked.current = false
    return () => {
      begun.current = false
    }
  }, [isRunning, refetch])
  return useCallback(() => {
    if (begun.current) refetch()
    else asked.current = true
  }, [refetch])
}
