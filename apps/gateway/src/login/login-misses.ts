import { createHash } from 'node:crypto'
import { AppError } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'

/** Failed tries after which a captcha is asked for (contract A7, class a+). */
export const captchaAfter = 3

type State = { misses: number; waitSeconds: number }

const nameHash = (username: string) => createHash('sha256').update(username.normalize('NFKC').toLowerCase()).digest()

/** A quarter of an hour without a miss, counted from the end of a wait, forgets them. */
const isForgotten = `greatest(login_miss.last_at, coalesce(login_miss.blocked_until, login_miss.last_at)) < now() - interval '15 minutes'`

/** Misses of a name that still count. The name need not exist: a stranger learns nothing from the answer. */
export async function readMisses({ pool }: Deps, merchant: string, username: string): Promise<State> {
  const { rows } = await pool.query<State>(
    `SELECT CASE WHEN ${isForgotten} THEN 0 ELSE misses END AS misses,
       greatest(0, ceil(extract(epoch FROM coalesce(blocked_until, now()) - now())))::int AS "waitSeconds"
     FROM login_miss WHERE merchant = $1 AND name_hash = $2`,
    [merchant, nameHash(username)],
  )
  return rows[0] ?? { misses: 0, waitSeconds: 0 }
}

/**
 * Counts a try as a miss before it is judged, so that of many at once not all pass as the first; the right password
 * takes it back. From the fifth the name waits 1, 2, 4, 8, then 15 minutes; it is never locked for good.
 * @throws AppError RATE_LIMITED when the name has begun to wait meanwhile
 */
export async function countTry(deps: Deps, merchant: string, username: string): Promise<number> {
  const { rows } = await deps.pool.query<{ misses: number }>(
    `INSERT INTO login_miss (merchant, name_hash, misses, last_at) VALUES ($1, $2, 1, now())
     ON CONFLICT (merchant, name_hash) DO UPDATE SET last_at = now(),
       misses = CASE WHEN ${isForgotten} THEN 1 ELSE login_miss.misses + 1 END,
       blocked_until = CASE WHEN NOT (${isForgotten}) AND login_miss.misses + 1 >= 5
         THEN now() + (ARRAY[1, 2, 4, 8, 15])[least(login_miss.misses - 3, 5)] * interval '1 minute' END
     WHERE coalesce(login_miss.blocked_until, now()) <= now()
     RETURNING misses`,
    [merchant, nameHash(username)],
  )
  if (rows[0]) return rows[0].misses
  const { waitSeconds } = await readMisses(deps, merchant, username)
  throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, waitSeconds) })
}

export async function forgetMisses({ pool }: Deps, merchant: string, username: string): Promise<void> {
  await pool.query('DELETE FROM login_miss WHERE merchant = $1 AND name_hash = $2', [merchant, nameHash(username)])
}

/** Refuses while the name waits. */
export function refuseWaiting({ waitSeconds }: State): void {
  if (waitSeconds > 0) throw new AppError('RATE_LIMITED', { retryAfter: waitSeconds })
}
