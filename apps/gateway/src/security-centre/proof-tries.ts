import { AppError } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { countHits } from '../security/rate-counter.ts'

const HOUR_SECONDS = 3_600
const MOST = 5

/**
 * Counts a try of an app's digits or a recovery code before it is judged: the rate of a row counts by address, and a
 * thief has many. @throws AppError RATE_LIMITED after five in an hour
 */
export async function countProofTry(deps: Pick<Deps, 'pool'>, memberId: string): Promise<void> {
  const [count] = await countHits(deps, `proof:${memberId}`, [HOUR_SECONDS])
  if (count && count.hits > MOST) throw new AppError('RATE_LIMITED', { retryAfter: count.resetsIn })
}
