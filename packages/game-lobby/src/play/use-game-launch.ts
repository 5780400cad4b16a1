import { type ApiError, useLaunchGameMutation } from '@boardwalk/api-client'
import type { GameCategory, Launch } from '@boardwalk/api-client/contract'
import { useLanguage, useSession, useTheme } from '@boardwalk/shell/feature'
import { useCallback, useEffect, useRef, useState } from 'react'

export type LaunchState =
  | { kind: 'waiting' }
  | { kind: 'visitor' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'open'; launch: Launch }

type Target = { id: string; vendor: string; type: GameCategory }

/**
 * Opens a game once for a signed-in player. A launch token works once, so a change of language or theme while the game
 * runs does not ask again; signing in, or another game, does.
 */
export function useGameLaunch({ id, vendor, type }: Target): { state: LaunchState; retry: () => void } {
  const { isReady, isLoggedIn } = useSession()
  const { code: language } = useLanguage()
  const { theme } = useTheme()
  const [launch] = useLaunchGameMutation()
  const [state, setState] = useState<LaunchState>({ kind: 'waiting' })
  const asked = useRef('')
  const frame = useRef({ language, theme })
  frame.current = { language, theme }

  const open = useCallback(async () => {
    setState({ kind: 'waiting' })
    const backUrl = `${location.origin}/rng`
    const device = 'WEB'
    const target = { nodeId: id, vassalage: vendor, gameType: type, clientType: 3, platform: 'flash,html5-desktop' }
    const answer = await launch({ ...target, ...frame.current, device, backUrl })
    setState(answer.data ? { kind: 'open', launch: answer.data } : { kind: 'failed', error: answer.error as ApiError })
  }, [launch, id, vendor, type])

  useEffect(() => {
    if (!isReady) return
    if (!isLoggedIn) {
      asked.current = ''
      return setState({ kind: 'visitor' })
    }
    if (asked.current === id) return
    asked.current = id
    void open()
  }, [isReady, isLoggedIn, id, open])

  return { state, retry: () => void open() }
}
