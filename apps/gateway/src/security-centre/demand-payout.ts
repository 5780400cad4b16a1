import { AppError, type Caller } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { and, eq, gt, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'

/** Until when no money leaves an account whose transaction password was reset; null: it may. */
export async function pausedUntil(db: Reader, memberId: string): Promise<string | null> {
  const isPaused = and(eq(members.id, memberId), gt(members.payoutFrom, sql`now()`))
  const [row] = await db.select({ at: members.payoutFrom }).from(members).where(isPaused)
  return row?.at?.toISOString() ?? null
}

/** Refuses a write that takes money out of the account, within its transaction. @throws AppError PAYOUT_PAUSED */
export async function demandPayout(tx: Reader, { memberId }: Pick<Caller, 'memberId'>): Promise<void> {
  const until = await pausedUntil(tx, memberId)
  if (until) throw new AppError('PAYOUT_PAUSED', { until })
}
