import { parseMoney } from '@boardwalk/i18n/money'
import { useState } from 'react'
import type { GameSession } from './use-game-session.ts'

/** The session to show while a round is open: a stake counts at once, a payout when its game has told it. */
export function useHeldNet(session: GameSession | undefined, isHeld: boolean): GameSession | undefined {
  const [told, setTold] = useState(session?.net)
  const isTold = !isHeld || told === undefined || isLess(session?.net, told)
  if (isTold && told !== session?.net) setTold(session?.net)
  return session && told !== undefined && !isTold ? { ...session, net: told } : session
}

const isLess = (net: string | undefined, told: string) => net !== undefined && parseMoney(net) < parseMoney(told)
