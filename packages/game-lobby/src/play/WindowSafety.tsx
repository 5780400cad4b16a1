import { useNavigate } from '@boardwalk/shell/feature'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { NeedMoney } from './NeedMoney.tsx'
import type { RunningWindow } from './open-window.ts'
import { SafetyBar } from './SafetyBar.tsx'
import { Stopped } from './StopNotice.tsx'
import { useGameHints } from './use-game-hints.ts'
import type { WindowHint } from './window-frame.ts'

type Props = RunningWindow & { lobbyPath: string; onLeft: () => void }

/** The safety bar of a game in a window of its own, on the page of that game. */
export function WindowSafety({ launch, game, lobbyPath, onLeft, ...held }: Props) {
  const navigate = useNavigate()
  const isHeld = useSyncExternalStore(held.onHeld, held.isHeld)
  const played = useGameHints(launch.gameSessionId, { isHeld, outlivesPage: true })
  const { session, balanceVersion } = played
  const see = useEffectEvent((what: WindowHint) => {
    if (what === 'left') onLeft()
    else played.onHint(what)
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
