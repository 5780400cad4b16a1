import { useChatSayMutation } from '@boardwalk/api-client/lazy'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newClientId } from './client-id.ts'
import type { RoomEvent } from './room-state.ts'

/** One message in so many milliseconds (contract D10-7). */
export const PAUSE_MS = 2000

/**
 * Sends a message. Its identity is made at the press and reused for every retry, so that a message whose response was
 * lost is not sent twice.
 */
export function useSay(room: string, dispatch: (event: RoomEvent) => void) {
  const [send] = useChatSayMutation()
  const [isResting, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const attempt = useCallback(
    async (clientId: string, text: string) => {
      dispatch({ type: 'pressed', clientId, text })
      setResting(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setResting(false), PAUSE_MS)
      const { data, error } = await send({ room, text, clientId })
      if (data) dispatch({ type: 'said', clientId, message: data })
      else dispatch({ type: 'failed', clientId, error })
    },
    [room, send, dispatch],
  )
  const say = useCallback((text: string) => void attempt(newClientId(), text), [attempt])
  const retry = useCallback((clientId: string, text: string) => void attempt(clientId, text), [attempt])
  return { say, retry, isResting }
}
