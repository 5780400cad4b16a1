import { useEffect } from 'react'

/** Calls `onTick` every `interval` milliseconds while running and while the page is in sight. */
export function useAutoplay(isRunning: boolean, interval: number, onTick: () => void): void {
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => !document.hidden && onTick(), interval)
    return () => clearInterval(timer)
  }, [isRunning, interval, onTick])
}
