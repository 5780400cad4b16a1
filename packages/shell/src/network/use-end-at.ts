import { useEffect, useEffectEvent } from 'react'

/** Ends a wait at its moment, whether its countdown is on the page or not; 0 is no wait. */
export function useEndAt(until: number, end: () => void) {
  const endByItself = useEffectEvent(end)
  useEffect(() => {
    if (until === 0) return
    const timer = setTimeout(endByItself, until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
}
