import type { ApiError } from '@boardwalk/api-client'
import type { Launch } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, usePageOrHome, useRequireLogin, useSessionReady } from '@boardwalk/shell/feature'
import { useBalanceHold } from '@boardwalk/shell/write'
import { Button, EmptyState, ExternalIcon, LinkButton, Row } from '@boardwalk/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { categoryOf } from '../lobby/categories.ts'
import { Game, type GameProps } from './Game.tsx'
import { LaunchFailed } from './LaunchFailed.tsx'
import { Middle, Opening } from './LaunchState.tsx'
import { openGameWindow, takeAhead } from './open-window.ts'
import { type Asked, useAskGame } from './use-asks.ts'
import { WindowSafety } from './WindowSafety.tsx'
import { frameInWindow, type WindowedGame } from './window-frame.ts'

type State =
  | { kind: 'closed' | 'waiting' | 'blocked' | 'here' }
  | { kind: 'open'; launch: Launch; game: WindowedGame }
  | { kind: 'failed'; error: ApiError }

/** Fills the window with the game, or closes it again and returns null. */
function fillWindow(opened: Window, asked: Asked, title: string) {
  if (!('launch' in asked) || !asked.launch.url || opened.closed) {
    opened.close()
    return null
  }
  const { launch } = asked
  return { launch, game: frameInWindow(opened, launch, title) }
}

/**
 * A game for a window of its own. The window is opened inside the press and gets its game after the response; a
 * browser that blocks it gets the game in this tab.
 */
export function WindowGame(props: GameProps) {
  const { t } = useTranslation('play')
  const lobbyPath = usePageOrHome(`/${props.lobby}`)
  const ask = useAskGame({ ...props, type: categoryOf[props.lobby], lobbyPath })
  const guard = useRequireLogin({ needsRealAccount: false })
  const [state, setState] = useState<State>({ kind: 'closed' })
  const { isHeld, hold, release } = useBalanceHold({ outlivesPage: true })
  const show = async (opened: Window) => {
    setState({ kind: 'waiting' })
    const asked = await ask()
    const shown = fillWindow(opened, asked, t('frame', { name: props.name }))
    if (!shown) return setState('error' in asked ? { kind: 'failed', error: asked.error } : { kind: 'closed' })
    shown.game.watch((what) => {
      if (what === 'roundOpen') hold()
      if (what === 'roundClosed' || what === 'left') release()
    })
    setState({ kind: 'open', ...shown })
  }
  const open = () => {
    if (state.kind === 'open') return state.game.focus()
    const opened = openGameWindow(t('opening'))
    if (opened) void show(opened)
    else setState({ kind: 'blocked' })
  }
  const playHere = () => {
    if (state.kind === 'open') state.game.close()
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
  if (state.kind === 'here') return <Game {...props} />
  if (state.kind === 'waiting') return <Opening />
  if (state.kind === 'failed')
    return (
      <LaunchFailed level={1} error={state.error} lobbyPath={lobbyPath} onRetry={() => setState({ kind: 'closed' })} />
    )
  const invitation = (
    <Middle>
      <EmptyState
        icon={<ExternalIcon size={40} />}
        level={1}
        title={state.kind === 'blocked' ? t('window.blocked') : props.name}
        hint={t(
          state.kind === 'blocked' ? 'window.blockedHint' : state.kind === 'open' ? 'window.opened' : 'window.hint',
        )}
        action={
          <Row $gap="2" $justify="center">
            <Button onClick={() => guard(open)}>{t('window.open')}</Button>
            <Button variant="ghost" onClick={() => guard(playHere)}>
              {t('window.here')}
            </Button>
            <LinkButton as={LinkTo} to={lobbyPath} variant="ghost">
              {t('toLobby')}
            </LinkButton>
          </Row>
        }
      />
    </Middle>
  )
  if (state.kind !== 'open') return invitation
  return (
    <>
      <WindowSafety
        key={state.launch.gameSessionId}
        {...state}
        {...{ isHeld, lobbyPath }}
        onLeft={() => setState({ kind: 'closed' })}
      />
      {invitation}
    </>
  )
}
