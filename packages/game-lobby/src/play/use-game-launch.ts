import { type ApiError, useLaunchGameMutation } from '@boardwalk/api-client'
import type { GameCategory, Launch } from '@boardwalk/api-client/contract'
import { useLanguage, useSession, useTheme } from '@boardwalk/shell/feature'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { client } from '../games/queries.ts'

export type LaunchState =
  | { kind: 'waiting' }
  | { kind: 'visitor' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'open'; launch: Launch }

export type Target = { id: string; vendor: string; type: GameCategory; lobbyPath: string }

/** Asks the platform to open a game; never throws. `backUrl` is where the game's own way out leads. */
function useAsk({ id, vendor, type, lobbyPath }: Target) {
  const { code: language } = useLanguage()
  const { theme } = useTheme()
  const [launch] = useLaunchGameMutation()
  return async (): Promise<LaunchState> => {
    const backUrl = `${location.origin}${lobbyPath}`
    const shown = { language, theme, device: 'WEB', backUrl }
    const { data, error } = await launch({ nodeId: id, vassalage: vendor, gameType: type, ...client, ...shown })
    return data ? { kind: 'open', launch: data } : { kind: 'failed', error: error as ApiError }
  }
}

/**
 * Opens a game once for a signed-in player. A launch token works once, so a change of language or theme while the game
 * runs does not ask again; signing in and `retry` do. An answer to an older try is dropped.
 */
export function useGameLaunch(target: Target): { state: LaunchState; retry: () => void } {
  const { isReady, isLoggedIn } = useSession()
  const [state, setState] = useState<LaunchState>({ kind: 'waiting' })
  const [tries, setTries] = useState(1)
  const current = useRef<{ tries: number } | null>(null)
  const ask = useAsk(target)

  const begin = useEffectEvent(async () => {
    const mine = { tries }
    current.current = mine
    setState({ kind: 'waiting' })
    const answer = await ask()
    if (current.current === mine) setState(answer)
  })

  useEffect(() => {
    if (!isReady) return
    if (!isLoggedIn) {
      current.current = null
      setState({ kind: 'visitor' })
    } else if (current.current?.tries !== tries) {
      void begin()
    }
  }, [isReady, isLoggedIn, tries])

  return { state, retry: () => setTries(tries + 1) }
}
