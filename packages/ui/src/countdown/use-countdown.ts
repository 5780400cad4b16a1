import { useEffect, useRef, useState } from 'react'
import { announcement, secondsLeft } from './parts.ts'

type Settings = {
  until: number
  now: () => number
  /** Seconds to show before the clock has been read. */
  initial: number | undefined
  onEnd: (() => void) | undefined
}

/**
 * Seconds left, read from the clock at every tick, so that a suspended tab is right when it resumes. `spoken` changes
 * only at the few moments that are announced.
 */
export function useCountdown({ until, now, initial, onEnd }: Settings) {
  const [left, setLeft] = useState(initial)
  const [spoken, setSpoken] = useState<number>()
  const latest = useRef({ now, onEnd })
  const ended = useRef<number>(undefined)
  useEffect(() => {
    latest.current = { now, onEnd }
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let before: number | undefined
    const tick = () => {
      clearTimeout(timer)
      const moment = latest.current.now()
      const seconds = secondsLeft(until, moment)
      setLeft(seconds)
      const reached = before === undefined ? undefined : announcement(before, seconds)
      if (reached !== undefined) setSpoken(seconds)
      before = seconds
      if (seconds > 0) {
        // When the second turns, not a second after this tick, so that the figures never drift.
        timer = setTimeout(tick, (until - moment) % 1000 || 1000)
      } else if (ended.current !== until) {
        ended.current = until
        latest.current.onEnd?.()
      }
    }
    const wake = () => document.hidden || tick()
    tick()
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [until])
  return { left, spoken }
}
