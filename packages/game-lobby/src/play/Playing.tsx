import type { Launch } from '@boardwalk/api-client/contract'
import { useNavigate } from '@boardwalk/shell/feature'
import { useBalanceHold } from '@boardwalk/shell/write'
import { useCallback, useRef } from 'react'
import { GameFrame } from './GameFrame.tsx'
import type { GameHint } from './game-messages.ts'
import { NeedMoney } from './NeedMoney.tsx'
import { SafetyBar } from './SafetyBar.tsx'
import { Stopped } from './StopNotice.tsx'
import { useGameHints } from './use-game-hints.ts'

type Props = { launch: Launch; name: string; lobbyPath: string; onBack: () => void; onRetry: () => void }

/** A running game with the information and controls that its player must have at any time. */
export function Playing({ launch, name, lobbyPath, onBack, onRetry }: Props) {
  const navigate = useNavigate()
  const { isHeld, hold, release } = useBalanceHold()
  const game = useGameHints(launch.gameSessionId, { isHeld })
  const { session, end, onHint: onMoneyHint } = game
  const hasLeft = useRef(false)
  const onHint = useCallback(
    (what: GameHint) => {
      if (what === 'close' && !hasLeft.current) {
        hasLeft.current = true
        onBack()
      }
      if (what === 'roundOpen') hold()
      if (what === 'roundClosed') release()
      onMoneyHint(what)
    },
    [onMoneyHint, hold, release, onBack],
  )
  const takeBreak = () => {
    void end()
    void navigate(lobbyPath)
  }
  return (
    <>
      <SafetyBar session={game.shown} onBreak={takeBreak} />
      <Stopped session={session} lobbyPath={lobbyPath} onLeave={takeBreak} isRoundOpen={isHeld} />
      {game.isShort && session && <NeedMoney session={session} onMoved={game.onMoved} onDismiss={game.onDismiss} />}
      <GameFrame {...{ launch, name, onHint, lobbyPath, onRetry }} balanceVersion={game.balanceVersion} />
    </>
  )
}
