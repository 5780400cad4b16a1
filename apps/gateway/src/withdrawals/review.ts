import type { Tx } from '../db/client.ts'
import { and, asc, eq, lte, sql } from '../db/orm.ts'
import { withdrawals } from '../db/schema/withdrawal.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import type { WithdrawalRow, WithdrawalRule } from './rows.ts'
import { units } from './withdraw-limits.ts'

const batch = 50

const waiting = (tx: Tx, merchant: string, status: WithdrawalRow['status'], isDue: ReturnType<typeof and>) =>
  tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.merchant, merchant), eq(withdrawals.status, status), isDue))
    .orderBy(asc(withdrawals.changedAt))
    .limit(batch)

/** Approves withdrawals that need no operator, after the merchant's delay. Returns how many. */
export async function reviewDue(tx: Tx, merchant: string, rule: WithdrawalRule): Promise<number> {
  const { minutes, most } = rule.review
  if (minutes === null) return 0
  const isOld = lte(withdrawals.createdAt, sql`now() - make_interval(mins => ${minutes})`)
  const due = await waiting(tx, merchant, 'REVIEW', and(isOld, lte(withdrawals.amount, units(most))))
  for (const row of due) await changeWithdrawal(tx, row, 'approved', { actor: 'SYSTEM', rule })
  return due.length
}

/** Counts payouts as received that were not answered in time. Returns how many. */
export async function receiveDue(tx: Tx, merchant: string, rule: WithdrawalRule): Promise<number> {
  const due = await waiting(tx, merchant, 'PAID_OUT', lte(withdrawals.nextAt, sql`now()`))
  for (const row of due) {
    const facts = { received: row.paid }
    await changeWithdrawal(tx, row, 'received', { actor: 'SYSTEM', rule, reason: 'NO_CONFIRMATION', facts })
  }
  return due.length
}
