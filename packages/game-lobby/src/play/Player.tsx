import type { Launch } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { useLocation, useNavigate } from '@boardwalk/shell/feature'
import { from } from '@boardwalk/ui'
import { useCallback, useEffect } from 'react'
import styled, { css } from 'styled-components'
import { GameBar } from './GameBar.tsx'
import { LaunchFailed } from './LaunchFailed.tsx'
import { Opening, SignInFirst } from './LaunchState.tsx'
import { routeAddress } from './launch-address.ts'
import { Playing } from './Playing.tsx'
import type { Ask } from './use-asks.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useGameLaunch } from './use-game-launch.ts'

type Props = { ask: Ask; name: string; lobbyPath: string }

/** A launch from its beginning: signing in, waiting, refusals, and the running game. */
export function Player({ ask, name, lobbyPath }: Props) {
  const { state, retry } = useGameLaunch(ask)
  const back = useBack(lobbyPath)
  const screen = useFullScreen()
  return (
    <Stage ref={screen.ref} $isFilled={screen.isFilled} data-testid="game-stage">
      <GameBar name={name} onBack={back} isFilled={screen.isFilled} onFill={screen.toggle} />
      {state.kind === 'waiting' && <Opening />}
      {state.kind === 'unknown' && <Opening isForMembers />}
      {(state.kind === 'unknown' || state.kind === 'visitor') && (
        // The same element: a press on its button may have begun.
        <SignInFirst
          isForVisitors={state.kind === 'unknown'}
          isAsking={state.kind === 'visitor' && !state.hadSession}
        />
      )}
      {state.kind === 'failed' && <LaunchFailed error={state.error} lobbyPath={lobbyPath} onRetry={retry} />}
      {state.kind === 'open' && (
        <Opened launch={state.launch} name={name} lobbyPath={lobbyPath} onBack={back} onRetry={retry} />
      )}
    </Stage>
  )
}

type OpenedProps = { launch: Launch; name: string; lobbyPath: string; onBack: () => void; onRetry: () => void }

/** Redirects a launch that is a page of ours; plays any other here, also one that prefers a window. */
function Opened({ launch, ...props }: OpenedProps) {
  const address = routeAddress(launch)
  return address ? <Elsewhere address={address} /> : <Playing key={launch.gameSessionId} launch={launch} {...props} />
}

function Elsewhere({ address }: { address: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(address, { replace: true }), [navigate, address])
  return <Opening />
}

/** Back to where the player came from; to the lobby when the game was opened by its link. */
function useBack(lobbyPath: string) {
  const navigate = useNavigate()
  const isFirstVisit = useLocation().key === 'default'
  return useCallback(() => {
    if (isFirstVisit) void navigate(lobbyPath)
    else void navigate(-1)
  }, [navigate, isFirstVisit, lobbyPath])
}

/**
 * Fills the screen below the header. On a desktop the safety bar is beside the title, so that the game has the height;
 * notices use the rows between them and the game.
 */
const Stage = styled.div<{ $isFilled: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  background: ${token('color-page')};
  ${from('desktop')} {
    display: grid;
    grid-template: auto auto auto auto 1fr / minmax(0, 1fr) auto;
    & > * { grid-column: 1 / -1; }
    & > :first-child { grid-area: 1 / 1; }
    & > [role='group'] { grid-area: 1 / 2; }
    & > :last-child { grid-row: 5; }
  }
  ${({ $isFilled }) =>
    $isFilled &&
    css`
      position: fixed;
      inset: 0;
      z-index: 50;
      padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
        env(safe-area-inset-left);
    `}
`
