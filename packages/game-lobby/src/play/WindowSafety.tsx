import type { Launch } from '@boardwalk/api-client/contract'
import { useNavigate } from '@boardwalk/shell/feature'
import { useEffect, useEffectEvent } from 'react'
import { NeedMoney } from './NeedMoney.tsx'
import { SafetyBar } from './SafetyBar.tsx'
import { Stopped } from './StopNotice.tsx'
import { useGameHints } from './use-game-hints.ts'
import type { WindowedGame, WindowHint } from './window-frame.ts'

type Props = { launch: Launch; game: WindowedGame; isHeld: boolean; lobbyPath: string; onLeft: () => void }

/** The safety bar of a game in a window of its own, on the page that opened it. */
export function WindowSafety({ launch, game, isHeld, lobbyPath, onLeft }: Props) {
  const navigate = useNavigate()
  const played = useGameHints(launch.gameSessionId, { isHeld, outlivesPage: true })
  const { session, end, balanceVersion } = played
  const see = useEffectEvent((what: WindowHint) => {
    if (what !== 'left') return played.onHint(what)
    void end()
    onLeft()
  })
  useEffect(() => game.watch((what) => see(what)), [game])
  useEffect(() => {
    if (balanceVersion !== undefined) game.tellBalanceChanged()
  }, [game, balanceVersion])
  const takeBreak = () => {
    game.close()
    void navigate(lobbyPath)
  }
  return (
    <>
      <SafetyBar session={played.shown} onBreak={takeBreak} />
      <Stopped session={session} lobbyPath={lobbyPath} onLeave={takeBreak} isRoundOpen={isHeld} />
      {played.isShort && session && (
        <NeedMoney session={session} onMoved={played.onMoved} onDismiss={played.onDismiss} />
      )}
    </>
  )
}
