import type { Launch } from '@boardwalk/api-client/contract'
import { useLiveBalance, useNavigate } from '@boardwalk/shell/feature'
import { useBalanceHold } from '@boardwalk/shell/write'
import { useCallback, useRef, useState } from 'react'
import { GameFrame } from './GameFrame.tsx'
import type { GameHint } from './game-messages.ts'
import { NeedMoney } from './NeedMoney.tsx'
import { SafetyBar } from './SafetyBar.tsx'
import { Stopped } from './StopNotice.tsx'
import { useGameSession } from './use-game-session.ts'
import { useHeldNet } from './use-held-net.ts'

type Props = { launch: Launch; name: string; lobbyPath: string; onBack: () => void; onRetry: () => void }

/** After these the page reads the platform: it alone knows the balance, and why no stake is taken. */
const isOfPlatform: ReadonlySet<GameHint> = new Set(['balanceChanged', 'needDeposit', 'stakeRefused'])

/** A running game with the information and controls that its player must have at any time. */
export function Playing({ launch, name, lobbyPath, onBack, onRetry }: Props) {
  const navigate = useNavigate()
  const { balance, refetch } = useLiveBalance()
  const { isHeld, hold, release } = useBalanceHold()
  const { session, hint, end } = useGameSession(launch.gameSessionId)
  const [isShort, setShort] = useState(false)
  const hasLeft = useRef(false)
  /** Handles a game's hints. A hint about money only makes the page read the platform's balance. */
  const onHint = useCallback(
    (what: GameHint) => {
      if (what === 'close' && !hasLeft.current) {
        hasLeft.current = true
        onBack()
      }
      if (what === 'needDeposit') setShort(true)
      if (what === 'roundOpen') hold()
      if (what === 'roundClosed') release()
      if (isOfPlatform.has(what)) hint(refetch)
    },
    [hint, hold, release, refetch, onBack],
  )
  const shown = useHeldNet(session, isHeld)
  const takeBreak = () => {
    void end()
    void navigate(lobbyPath)
  }
  return (
    <>
      <SafetyBar session={shown} onBreak={takeBreak} />
      <Stopped session={session} lobbyPath={lobbyPath} onLeave={takeBreak} isRoundOpen={isHeld} />
      {isShort && session && !session.stop && (
        <NeedMoney session={session} onMoved={() => hint(refetch)} onDismiss={() => setShort(false)} />
      )}
      <GameFrame
        {...{ launch, name, onHint, lobbyPath, onRetry }}
        balanceVersion={isHeld ? undefined : balance?.version}
      />
    </>
  )
}
