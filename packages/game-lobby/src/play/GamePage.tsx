import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useLiveBalance, useLocation, useNavigate, useSearchParams } from '@boardwalk/shell/feature'
import { useCallback, useRef } from 'react'
import styled from 'styled-components'
import { categoryOf, type LobbyPath, lobbyPathOf } from '../lobby/categories.ts'
import { GameBar } from './GameBar.tsx'
import { GameFrame } from './GameFrame.tsx'
import type { GameHint } from './game-messages.ts'
import { LaunchFailed } from './LaunchFailed.tsx'
import { NoGame, Opening, SignInFirst } from './LaunchState.tsx'
import { useGameLaunch } from './use-game-launch.ts'

/** A game in its frame. Its address names it, so a reload or a shared link opens it again. */
export function GamePage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  if (!id) return <NoGame />
  const lobby = lobbyPathOf(search.get('type') ?? '')
  return <Game key={id} id={id} vendor={search.get('vendor') ?? ''} lobby={lobby} name={search.get('name') ?? ''} />
}

type Props = { id: string; vendor: string; lobby: LobbyPath; name: string }

function Game({ id, vendor, lobby, name }: Props) {
  const { t } = useTranslation('game-lobby')
  const stage = useRef<HTMLDivElement>(null)
  const lobbyPath = `/${lobby}`
  const { state, retry } = useGameLaunch({ id, vendor, type: categoryOf[lobby], lobbyPath })
  const back = useBack(lobbyPath)
  const onHint = useHints(back)
  // A browser that cannot, or a player who says no, simply stays on the page.
  const fillScreen = () => void stage.current?.requestFullscreen?.().catch(() => undefined)
  const title = name || t('title.game')
  return (
    <Stage ref={stage}>
      <GameBar name={title} onBack={back} onFullScreen={fillScreen} />
      {state.kind === 'waiting' && <Opening />}
      {state.kind === 'visitor' && <SignInFirst />}
      {state.kind === 'failed' && <LaunchFailed error={state.error} lobbyPath={lobbyPath} onRetry={retry} />}
      {state.kind === 'open' && <GameFrame launch={state.launch} name={title} onHint={onHint} />}
    </Stage>
  )
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

/** What a game's hints do. Its word about money only makes the page ask the platform. */
function useHints(back: () => void) {
  const { refetch } = useLiveBalance()
  return useCallback(
    (hint: GameHint) => {
      if (hint === 'close') back()
      if (hint === 'balanceChanged' || hint === 'needDeposit') void refetch()
    },
    [refetch, back],
  )
}

/** Fills what the header leaves of the screen, so that a game never scrolls under its own bar. */
const Stage = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  background: ${token('color-page')};
`
