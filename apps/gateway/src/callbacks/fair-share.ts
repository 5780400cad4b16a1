import { type Crowd, openWorkQueues } from '../work-queue.ts'
import { openQuiet } from './quiet.ts'

/** A player's calls wait for the same row anyway; a second one at the database would only keep others out. */
const perPlayer = { concurrency: 1, queue: 60, waitMs: 2_000 }
/** Calls of a player in a row that count as one burst. */
const burst = 60
/**
 * A player's waiting calls are spaced, the wider the more of them wait, and begin when nothing else is in progress, so
 * that a burst does not take the processor from the other players: forty at once are answered in one and a half
 * seconds, and forty that keep coming, after a burst, at some six a second.
 */
const pauseMs = ({ waiting, served }: Crowd) => (15 + waiting) * (served < burst ? 1 : 3)
/** Longest wait for such a moment. */
const courtesyMs = 25
/** Less than the pool has, so that other providers, players' own reads and jobs find a connection. */
const perProvider = { concurrency: 8, queue: 200, waitMs: 2_000 }

/**
 * Shares the database fairly: each player has a limited number of concurrent calls, then each provider. Calls above the
 * share queue outside the pool and time out there.
 */
export function fairShare(waitFactor = 1) {
  const patient = <T extends { waitMs: number }>(share: T): T => ({ ...share, waitMs: share.waitMs * waitFactor })
  const quiet = openQuiet(courtesyMs)
  const rest = (crowd: Crowd, free: () => void) => void setTimeout(() => quiet.whenQuiet(free), pauseMs(crowd))
  const ofPlayer = openWorkQueues({ ...patient(perPlayer), rest })
  const ofProvider = openWorkQueues(patient(perProvider))
  return {
    /** Runs a whole call when it is its player's turn. */
    inTurn<T>(provider: string, player: string | null, work: () => Promise<T>): Promise<T> {
      const alone = () => quiet.run(work)
      return player === null ? alone() : ofPlayer(`${provider} ${player}`, alone)
    },
    /** Runs the part of a call that takes a connection for itself. */
    atDatabase: <T>(provider: string, work: () => Promise<T>): Promise<T> => ofProvider(provider, work),
  }
}
