import { parseMoney } from '@boardwalk/i18n/money'
import { useState } from 'react'
import type { GameSession } from './use-game-session.ts'

/** The session to show while a round is open: a stake counts at once, a payout when its game has reported it. */
export function useHeldNet(session: GameSession | undefined, isHeld: boolean): GameSession | undefined {
  const [shown, setShown] = useState(session?.net)
  const isCurrent = !isHeld || shown === undefined || isLess(session?.net, shown)
  if (isCurrent && shown !== session?.net) setShown(session?.net)
  return session && shown !== undefined && !isCurrent ? { ...session, net: shown } : session
}

const isLess = (net: string | undefined, other: string) => net !== undefined && parseMoney(net) < parseMoney(other)
