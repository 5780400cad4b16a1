import type { ApiError } from '@boardwalk/api-client'
import type { Launch } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, usePageOrHome, useRequireLogin, useSessionReady } from '@boardwalk/shell/feature'
import { Button, EmptyState, ExternalIcon, LinkButton, Row } from '@boardwalk/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { categoryOf } from '../lobby/categories.ts'
import { Game, type GameProps } from './Game.tsx'
import { LaunchFailed } from './LaunchFailed.tsx'
import { Middle, Opening } from './LaunchState.tsx'
import { addressWindow, openGameWindow, takeAhead } from './open-window.ts'
import { useAskGame } from './use-asks.ts'
import { WindowSafety } from './WindowSafety.tsx'

type State =
  | { kind: 'closed' | 'waiting' | 'blocked' | 'here' }
  | { kind: 'open'; launch: Launch; opened: Window }
  | { kind: 'failed'; error: ApiError }

/**
 * A game for a window of its own. The window is opened inside the press and gets its address after the response; a
 * browser that blocks it gets the game in this tab.
 */
export function WindowGame(props: GameProps) {
  const { t } = useTranslation('play')
  const lobbyPath = usePageOrHome(`/${props.lobby}`)
  const ask = useAskGame({ ...props, type: categoryOf[props.lobby], lobbyPath })
  const guard = useRequireLogin({ needsRealAccount: false })
  const [state, setState] = useState<State>({ kind: 'closed' })
  const show = async (opened: Window) => {
    setState({ kind: 'waiting' })
    const asked = await ask()
    const launch = addressWindow(opened, asked)
    if (launch) setState({ kind: 'open', launch, opened })
    else setState('error' in asked ? { kind: 'failed', error: asked.error } : { kind: 'closed' })
  }
  const open = () => {
    const opened = openGameWindow(t('opening'))
    if (opened) void show(opened)
    else setState({ kind: 'blocked' })
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
            <Button variant="ghost" onClick={() => guard(() => setState({ kind: 'here' }))}>
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
      <WindowSafety key={state.launch.gameSessionId} {...state} lobbyPath={lobbyPath} />
      {invitation}
    </>
  )
}
