import type { Endpoints, Value } from '@boardwalk/api-client'
import { useEndGameSessionMutation, useGameSessionQuery } from '@boardwalk/api-client/lazy'
import { useCallback, useEffect, useRef } from 'react'

export type GameSession = Value<Endpoints['gameSession']>

/** Well within the two minutes after which a transfer wallet without heartbeats is emptied. */
export const ASK_EVERY_MS = 20_000
/** Minimum time between two reads of the platform, however often a game reports a change of money. */
const HINT_PAUSE_MS = 800

/** A session may end while a hint waits; a query that was stopped throws instead of reading. */
function readAgain(read: () => unknown): void {
  try {
    void read()
  } catch {
    // There is nothing left to read.
  }
}

/**
 * State of the launch on the platform. `hint` refetches it soon, at most once per pause. The session ends with the
 * page, so that no stake and no money stays behind; a game in a window of its own outlives the page that opened it.
 */
export function useGameSession(id: string, { outlivesPage = false }: { outlivesPage?: boolean } = {}) {
  const { currentData, refetch } = useGameSessionQuery(
    { id },
    { pollingInterval: ASK_EVERY_MS, refetchOnMountOrArgChange: true },
  )
  const [end] = useEndGameSessionMutation()
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const hint = useCallback(
    (then: () => unknown) => {
      waiting.current ??= setTimeout(() => {
        waiting.current = undefined
        readAgain(refetch)
        readAgain(then)
      }, HINT_PAUSE_MS)
    },
    [refetch],
  )
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      clearTimeout(waiting.current)
      waiting.current = undefined
      isLeft.current = true
      // React's strict mode repeats an effect within the same turn.
      queueMicrotask(() => isLeft.current && !outlivesPage && void end({ id }))
    }
  }, [end, id, outlivesPage])
  return { session: currentData, hint, end: useCallback(() => end({ id }), [end, id]) }
}
