import { useCaptchaQuery } from '@boardwalk/api-client/lazy'
import { useEffect, useRef } from 'react'

/** Minimum time between two requests for a picture (visitor specification §9). */
const REFRESH_MS = 1000

/**
 * The picture to copy, and a way to request another. The rate limit uses the response's time in the store, so that a
 * field that is mounted again keeps it too: within the second it shows the current picture.
 */
export function usePicture(turn: number) {
  const { currentData, startedTimeStamp, refetch } = useCaptchaQuery(
    { purpose: 'login' },
    // A network that returns must not change the picture while the visitor types.
    { refetchOnMountOrArgChange: REFRESH_MS / 1000, refetchOnReconnect: false },
  )
  const wait = () => (startedTimeStamp === undefined ? 0 : REFRESH_MS - Math.abs(Date.now() - startedTimeStamp))
  const firstTurn = useRef(turn)
  useEffect(() => {
    if (turn === firstTurn.current) return
    const timer = setTimeout(refetch, Math.max(0, wait()))
    return () => clearTimeout(timer)
  }, [turn, refetch])
  return {
    picture: typeof currentData === 'object' ? currentData : undefined,
    refresh: () => {
      if (wait() <= 0) void refetch()
    },
  }
}
