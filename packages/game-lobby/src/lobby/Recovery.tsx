import { useGameSearchQuery } from '@boardwalk/api-client/lazy'
import { FoundInstead } from './FoundInstead.tsx'
import { gameSearchArg } from './questions.ts'
import type { Lobby } from './use-lobby.ts'

/** Suggestions where the list is empty. */
export function Recovery({ lobby }: { lobby: Lobby }) {
  const { currentData } = useGameSearchQuery(gameSearchArg(lobby))
  return currentData ? <FoundInstead found={currentData} /> : null
}
