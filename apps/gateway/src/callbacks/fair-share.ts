import { openWorkQueues } from '../work-queue.ts'

/**
 * A player's calls wait for the same row anyway; a second one at the database would only keep others out. They are
 * spaced, the wider the more of them wait, so that a burst does not take the processor from the other players: forty
 * at once are answered in about a second, and forty that keep coming at twenty-five a second.
 */
const perPlayer = { concurrency: 1, queue: 60, waitMs: 2_000, restMs: (waiting: number) => 15 + waiting / 2 }
/** Less than the pool has, so that other providers, players' own reads and jobs find a connection. */
const perProvider = { concurrency: 8, queue: 200, waitMs: 2_000 }

/**
 * Shares the database fairly: each player has a limited number of concurrent calls, then each provider. Calls above the
 * share queue outside the pool and time out there.
 */
export function fairShare(waitFactor = 1) {
  const patient = <T extends { waitMs: number }>(share: T): T => ({ ...share, waitMs: share.waitMs * waitFactor })
  const ofPlayer = openWorkQueues(patient(perPlayer))
  const ofProvider = openWorkQueues(patient(perProvider))
  return <T>(provider: string, player: string | null, work: () => Promise<T>): Promise<T> => {
    const inShare = () => ofProvider(provider, work)
    return player === null ? inShare() : ofPlayer(`${provider} ${player}`, inShare)
  }
}
