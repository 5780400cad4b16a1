import type { Tx } from '../db/client.ts'
import { and, eq, inArray, isNull, lte, sql } from '../db/orm.ts'
import { deposits } from '../db/schema/cashier.ts'
import type { Deps } from '../deps.ts'
import { changeDeposit } from './change-deposit.ts'

const batch = 50
const isDue = and(
  inArray(deposits.status, ['CREATED', 'PENDING']),
  lte(deposits.expiresAt, sql`now()`),
  isNull(deposits.slipAt),
)

/**
 * Ends open deposits after their time; a deposit that was never handed over fails. One with a payment slip waits for its
 * operator, because its player has paid.
 */
export async function expireDeposits({ db }: Pick<Deps, 'db'>): Promise<void> {
  const due = await db.select({ refNo: deposits.refNo }).from(deposits).where(isDue).limit(batch)
  for (const { refNo } of due) await db.transaction((tx) => expire(tx, refNo))
}

/** Asks again under the lock: a slip may have come since. */
async function expire(tx: Tx, refNo: string): Promise<void> {
  const [row] = await tx
    .select({ status: deposits.status })
    .from(deposits)
    .where(and(eq(deposits.refNo, refNo), isDue))
    .for('update')
  if (row) await changeDeposit(tx, refNo, row.status === 'CREATED' ? 'unanswered' : 'expired')
}
