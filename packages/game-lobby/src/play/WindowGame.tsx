import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, usePageOrHome } from '@boardwalk/shell/feature'
import { Button, EmptyState, ExternalIcon, LinkButton, Row } from '@boardwalk/ui'
import { Game, type GameProps } from './Game.tsx'
import { LaunchFailed } from './LaunchFailed.tsx'
import { Middle, Opening } from './LaunchState.tsx'
import { useWindowGame } from './use-window-game.ts'
import { WindowSafety } from './WindowSafety.tsx'

/**
 * A game for a window of its own. The window is opened inside the press and gets its game after the response; a
 * browser that blocks it gets the game in this tab.
 */
export function WindowGame(props: GameProps) {
  const { t } = useTranslation('play')
  const lobbyPath = usePageOrHome(`/${props.lobby}`)
  const { state, close, open, playHere } = useWindowGame(props, lobbyPath)
  if (state.kind === 'here') return <Game {...props} />
  if (state.kind === 'waiting') return <Opening />
  if (state.kind === 'failed')
    return <LaunchFailed level={1} error={state.error} lobbyPath={lobbyPath} onRetry={close} />
  const isBlocked = state.kind === 'blocked'
  const hint = isBlocked ? 'window.blockedHint' : state.kind === 'open' ? 'window.opened' : 'window.hint'
  return (
    <>
      {state.kind === 'open' && (
        <WindowSafety key={state.own.launch.gameSessionId} {...state.own} lobbyPath={lobbyPath} onLeft={close} />
      )}
      <Middle>
        <EmptyState
          icon={<ExternalIcon size={40} />}
          level={1}
          title={isBlocked ? t('window.blocked') : props.name}
          hint={t(hint)}
          action={
            <Row $gap="2" $justify="center">
              <Button onClick={open}>{t('window.open')}</Button>
              <Button variant="ghost" onClick={playHere}>
                {t('window.here')}
              </Button>
              <LinkButton as={LinkTo} to={lobbyPath} variant="ghost">
                {t('toLobby')}
              </LinkButton>
            </Row>
          }
        />
      </Middle>
    </>
  )
}
