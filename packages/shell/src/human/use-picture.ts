import { useCaptchaQuery } from '@boardwalk/api-client/lazy'
import { useEffect, useRef } from 'react'

/** A picture may be asked for once in this time (visitor specification §9). */
const REFRESH_MS = 1000

/**
 * The picture to copy, and a way to ask for another. The pace is kept by the answer in the store, so that a field that is
 * mounted anew keeps it too: within the second it shows the picture that is there.
 */
export function usePicture(turn: number) {
  const { currentData, startedTimeStamp, refetch } = useCaptchaQuery(
    { purpose: 'login' },
    // A network that returns must not change the picture under half an answer.
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
