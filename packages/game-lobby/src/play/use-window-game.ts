import type { ApiError } from '@boardwalk/api-client'
import type { Launch } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { useRequireLogin, useSessionReady } from '@boardwalk/shell/feature'
import type { ShellStore } from '@boardwalk/shell/write'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { categoryOf } from '../lobby/categories.ts'
import type { GameProps } from './Game.tsx'
import { openGameWindow, playKey, type RunningWindow, running, takeAhead } from './open-window.ts'
import { endLaunch, runInWindow } from './running-window.ts'
import { useAskGame } from './use-asks.ts'
import { frameInWindow } from './window-frame.ts'

type State =
  | { kind: 'closed' | 'waiting' | 'blocked' | 'here' }
  | { kind: 'open'; own: RunningWindow }
  | { kind: 'failed'; error: ApiError }

/** The window in which the game runs already, opened on an earlier visit to its page. */
function stateNow(props: GameProps): State {
  const own = running.get(playKey(props))
  return own ? { kind: 'open', own } : { kind: 'closed' }
}

function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

/** Fills the window with the game; null where the window or the page that has its safety bar is gone. */
function useFill(props: GameProps) {
  const { t } = useTranslation('play')
  const store = useStore() as ShellStore
  const isHere = useIsHere()
  return (opened: Window, launch: Launch): RunningWindow | null => {
    if (isHere.current && !opened.closed && launch.url)
      return runInWindow(store, {
        ...props,
        launch,
        game: frameInWindow(opened, launch, t('frame', { name: props.name })),
      })
    opened.close()
    endLaunch(store, launch)
    return null
  }
}

/** The window of a game: opened inside a press, filled after the response, and found again by the page. */
export function useWindowGame(props: GameProps, lobbyPath: string) {
  const { t } = useTranslation('play')
  const ask = useAskGame({ ...props, type: categoryOf[props.lobby], lobbyPath })
  const guard = useRequireLogin({ needsRealAccount: false })
  const fill = useFill(props)
  const [state, setState] = useState(() => stateNow(props))
  const close = () => setState({ kind: 'closed' })
  const show = async (opened: Window) => {
    setState({ kind: 'waiting' })
    const asked = await ask()
    if ('error' in asked) {
      opened.close()
      return setState({ kind: 'failed', ...asked })
    }
    const own = fill(opened, asked.launch)
    if (own) setState({ kind: 'open', own })
    else close()
  }
  const open = () => {
    if (state.kind === 'open') return state.own.game.focus()
    const opened = openGameWindow(t('opening'))
    if (opened) void show(opened)
    else setState({ kind: 'blocked' })
  }
  const playHere = () => {
    if (state.kind === 'open') state.own.game.close()
    setState({ kind: 'here' })
  }
  const showAhead = useEffectEvent(() => {
    const opened = takeAhead()
    if (opened === 'blocked') return guard(() => setState({ kind: 'blocked' }))
    if (!opened) return
    let isLetIn = false
    guard(() => {
      isLetIn = true
      void show(opened)
    })
    if (!isLetIn) opened.close()
  })
  const isReady = useSessionReady()
  useEffect(() => {
    if (isReady) showAhead()
  }, [isReady])
  return { state, close, open: () => guard(open), playHere: () => guard(playHere) }
}
