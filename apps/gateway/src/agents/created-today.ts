import { AppError } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { holdTree } from './place.ts'
import type { Team } from './team.ts'

export const createAction = 'agents.createMember'

/**
 * Refuses an account beyond those that an agent may create on the merchant's business day (decision 88). The lock of the
 * agent puts its accounts in a row; the lock of the hierarchy comes first, as it does for a move.
 * @throws AppError DAILY_LIMIT with the figure and when the next day begins
 */
export async function demandRoomToday(tx: Tx, { merchant, agentId }: Team, most: number): Promise<void> {
  await holdTree(tx, merchant, 'join')
  await tx.execute(sql`SELECT id FROM member WHERE id = ${agentId} FOR NO KEY UPDATE`)
  // Counted from the log, because an operator may have moved an account away since.
  const { rows } = await tx.execute<{ used: number; resetsAt: string }>(sql`
    SELECT day.ends AS "resetsAt", (SELECT count(*)::int FROM audit_log l
      WHERE l.member_id = ${agentId} AND l.action = ${createAction} AND l.at >= day.begins) AS used
    FROM merchant o CROSS JOIN LATERAL (SELECT date_trunc('day', now(), o.time_zone) AS begins,
      (date_trunc('day', now() AT TIME ZONE o.time_zone) + interval '1 day') AT TIME ZONE o.time_zone AS ends) day
    WHERE o.code = ${merchant}`)
  const { used = 0, resetsAt = 0 } = rows[0] ?? {}
  if (used < most) return
  const facts = { kind: 'COUNT', used: String(used), limit: String(most) }
  throw new AppError('DAILY_LIMIT', { ...facts, resetsAt: new Date(resetsAt).toISOString() })
}
