import type { GameCategory } from '@boardwalk/api-client/contract'
import { useLiveBalance, useNavigate, useSearchParams } from '@boardwalk/shell/feature'
import { useCallback, useRef } from 'react'
import styled from 'styled-components'
import { categoryOf } from '../lobby/categories.ts'
import { GameBar } from './GameBar.tsx'
import { GameFrame } from './GameFrame.tsx'
import type { GameHint } from './game-messages.ts'
import { LaunchFailed, NoGame, Opening, SignInFirst } from './LaunchState.tsx'
import { useGameLaunch } from './use-game-launch.ts'

const categories: GameCategory[] = Object.values(categoryOf)
const categoryIn = (text: string | null): GameCategory => categories.find((code) => code === text) ?? 'RNG'

/** A game in its frame. Its address names it, so a reload or a shared link opens it again. */
export function GamePage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  if (!id) return <NoGame />
  return (
    <Game
      key={id}
      id={id}
      vendor={search.get('vendor') ?? ''}
      type={categoryIn(search.get('type'))}
      name={search.get('name') ?? ''}
    />
  )
}

type Props = { id: string; vendor: string; type: GameCategory; name: string }

function Game({ id, vendor, type, name }: Props) {
  const navigate = useNavigate()
  const stage = useRef<HTMLDivElement>(null)
  const { state, retry } = useGameLaunch({ id, vendor, type })
  const { refetch } = useLiveBalance()
  const back = useCallback(() => void navigate('/rng'), [navigate])
  const onHint = useCallback(
    (hint: GameHint) => {
      if (hint === 'balanceChanged') void refetch()
      if (hint === 'close') back()
    },
    [refetch, back],
  )
  return (
    <Stage ref={stage}>
      <GameBar name={name} onBack={back} onFullScreen={() => void stage.current?.requestFullscreen?.()} />
      {state.kind === 'waiting' && <Opening />}
      {state.kind === 'visitor' && <SignInFirst />}
      {state.kind === 'failed' && <LaunchFailed error={state.error} onRetry={retry} />}
      {state.kind === 'open' && <GameFrame launch={state.launch} name={name} onHint={onHint} />}
    </Stage>
  )
}

const Stage = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: calc(100dvh - 64px);
`
