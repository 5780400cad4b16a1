import { AppError } from '@boardwalk/api-client/contract'
import type { Pool } from 'pg'

const most = 5
/** Contract A4, PAY_PASSWORD_LOCKED. */
const forget = `interval '30 minutes'`

/** The row is locked while it counts, so that many tries at once share the five. A full one is not changed. */
const count = `
  INSERT INTO payment_miss (member_id, misses, last_at) VALUES ($1, 1, now())
  ON CONFLICT (member_id) DO UPDATE SET last_at = now(),
    misses = CASE WHEN payment_miss.last_at <= now() - ${forget} THEN 1 ELSE payment_miss.misses + 1 END
  WHERE payment_miss.misses < ${most} OR payment_miss.last_at <= now() - ${forget}
  RETURNING misses`

/**
 * Counts a try of a transaction password as a miss before it is judged; the right one removes the misses.
 * @returns the tries that are left after this one
 * @throws AppError PAY_PASSWORD_LOCKED for half an hour after the fifth miss
 */
export async function countPayTry(pool: Pool, memberId: string): Promise<number> {
  const { rows } = await pool.query<{ misses: number }>(count, [memberId])
  if (rows[0]) return most - rows[0].misses
  const until = `SELECT last_at + ${forget} AS until FROM payment_miss WHERE member_id = $1`
  const held = await pool.query<{ until: Date }>(until, [memberId])
  throw new AppError('PAY_PASSWORD_LOCKED', { until: held.rows[0]?.until.toISOString() ?? null })
}

export const forgetPayTries = async (pool: Pool, memberId: string): Promise<void> =>
  void (await pool.query('DELETE FROM payment_miss WHERE member_id = $1', [memberId]))
