import { useState } from 'react'
import type { GameSession } from './use-game-session.ts'

/** The session with the result that it had when the round opened: what the round brings is the game's to tell first. */
export function useHeldNet(session: GameSession | undefined, isHeld: boolean): GameSession | undefined {
  const [told, setTold] = useState(session?.net)
  if (!isHeld && told !== session?.net) setTold(session?.net)
  return session && isHeld && told !== undefined ? { ...session, net: told } : session
}
