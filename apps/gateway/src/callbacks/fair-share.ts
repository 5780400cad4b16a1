import { openTurnsByName } from '../turns.ts'

/** A player's calls wait for the same row anyway; a second one at the database would only keep others out. */
const perPlayer = { width: 1, queue: 60, waitMs: 2_000 }
/** Less than the pool has, so that other providers, players' own reads and jobs find a connection. */
const perProvider = { width: 8, queue: 200, waitMs: 2_000 }

/**
 * Shares the database fairly: each player has a limited number of concurrent calls, then each provider. Calls above the
 * share queue outside the pool and time out there.
 */
export function fairShare() {
  const ofPlayer = openTurnsByName(perPlayer)
  const ofProvider = openTurnsByName(perProvider)
  return <T>(provider: string, player: string | null, work: () => Promise<T>): Promise<T> => {
    const inShare = () => ofProvider(provider, work)
    return player === null ? inShare() : ofPlayer(`${provider} ${player}`, inShare)
  }
}
