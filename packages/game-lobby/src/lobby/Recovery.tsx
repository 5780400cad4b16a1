import { useGameSearchQuery } from '@boardwalk/api-client/lazy'
import { FoundInstead } from './FoundInstead.tsx'
import { gameSearchArg } from './questions.ts'
import type { Lobby } from './use-lobby.ts'

/** Where the list has nothing: what somebody may have meant. */
export function Recovery({ lobby }: { lobby: Lobby }) {
  const { currentData } = useGameSearchQuery(gameSearchArg(lobby))
  return currentData ? <FoundInstead found={currentData} /> : null
}
