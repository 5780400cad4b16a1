import { inArray, isNull, lte, sql } from 'drizzle-orm'
import { and } from 'drizzle-orm/sql'
import { deposits } from '../db/schema/cashier.ts'
import type { Deps } from '../deps.ts'
import { changeDeposit } from './change-deposit.ts'

const batch = 50

/**
 * Ends open deposits after their time; a deposit that was never handed over fails. One with a payment slip waits for its
 * operator, because its player has paid.
 */
export async function expireDeposits({ db }: Pick<Deps, 'db'>): Promise<void> {
  const due = await db
    .select({ refNo: deposits.refNo, status: deposits.status })
    .from(deposits)
    .where(
      and(
        inArray(deposits.status, ['CREATED', 'PENDING']),
        lte(deposits.expiresAt, sql`now()`),
        isNull(deposits.slipAt),
      ),
    )
    .limit(batch)
  for (const { refNo, status } of due) {
    const event = status === 'CREATED' ? 'unanswered' : 'expired'
    await db.transaction((tx) => changeDeposit(tx, refNo, event))
  }
}
