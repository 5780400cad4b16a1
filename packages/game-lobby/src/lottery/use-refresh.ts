import { useCallback, useEffect, useRef } from 'react'

/**
 * Refetches a running query. On a page that was rendered a while ago, a clock may end before the queries have started;
 * then the refetch waits for them.
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
