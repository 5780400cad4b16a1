import type { ApiError } from '@boardwalk/api-client'
import type { Launch } from '@boardwalk/api-client/contract'
import { useSession, useSessionReady } from '@boardwalk/shell/feature'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Ask } from './use-asks.ts'

export type LaunchState =
  /** The server's: whether there is a session is known in the browser only. */
  | { kind: 'unknown' }
  | { kind: 'waiting' }
  /** `hadSession`: it ended here, which the page's own dialog reports. */
  | { kind: 'visitor'; hadSession: boolean }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'open'; launch: Launch }

/**
 * Opens a game once for a signed-in player. A launch token works once, so a change of language or theme while the game
 * runs does not launch it again; signing in and `retry` do. A response to an older try is dropped.
 */
export function useGameLaunch(ask: Ask): { state: LaunchState; retry: () => void } {
  const { isLoggedIn } = useSession()
  const isReady = useSessionReady()
  const [state, setState] = useState<LaunchState>({ kind: 'unknown' })
  const [tries, setTries] = useState(1)
  const current = useRef<{ tries: number } | null>(null)

  const begin = useEffectEvent(async () => {
    const mine = { tries }
    current.current = mine
    setState({ kind: 'waiting' })
    const asked = await ask()
    if (current.current === mine)
      setState('launch' in asked ? { kind: 'open', ...asked } : { kind: 'failed', ...asked })
  })

  useEffect(() => {
    if (!isReady) return
    if (!isLoggedIn) {
      const hadSession = current.current !== null
      current.current = null
      setState({ kind: 'visitor', hadSession })
    } else if (current.current?.tries !== tries) {
      void begin()
    }
  }, [isReady, isLoggedIn, tries])

  return { state, retry: () => setTries(tries + 1) }
}
