import type { WithdrawReason } from '@boardwalk/api-client/contract'
import { recordStep } from '../cashier/steps.ts'
import type { Tx } from '../db/client.ts'
import { and, eq, sql } from '../db/orm.ts'
import { withdrawals } from '../db/schema/withdrawal.ts'
import { lockAccounts } from '../ledger/post.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { notifyWithdrawal } from './notify-withdrawal.ts'
import { postWithdrawal } from './post-withdrawal.ts'
import type { WithdrawalRow, WithdrawalRule } from './rows.ts'
import { type Actor, type WithdrawEvent, withdrawEdges } from './withdraw-states.ts'

type Change = {
  actor: Actor
  /** Its promises say by when the next step is due. */
  rule: WithdrawalRule
  reason?: WithdrawReason
  facts?: Partial<Pick<WithdrawalRow, 'paid' | 'received' | 'refunded' | 'providerRef'>>
}

/** Minutes until the step after each state. */
const nextIn: Partial<Record<WithdrawEvent, (rule: WithdrawalRule) => number>> = {
  approved: ({ promise }) => promise.payment * 60,
  sent: ({ promise }) => promise.payment * 60,
  paid: ({ receiptMinutes }) => receiptMinutes,
  disputed: ({ promise }) => promise.dispute * 60,
}

export const inMinutes = (minutes: number | undefined) =>
  minutes === undefined ? null : sql`now() + make_interval(mins => ${minutes})`

/**
 * One edge of the state machine with its journal, step, live event and message, all in the caller's transaction; null
 * when the withdrawal is in a state that the event does not leave.
 */
export async function changeWithdrawal(
  tx: Tx,
  { refNo, memberId, currency }: Pick<WithdrawalRow, 'refNo' | 'memberId' | 'currency'>,
  event: WithdrawEvent,
  { actor, rule, reason, facts = {} }: Change,
): Promise<WithdrawalRow | null> {
  const { from, to } = withdrawEdges[event]
  // Accounts come before all other rows (contract G6-3).
  await lockAccounts(tx, memberId, currency)
  const [row] = await tx
    .update(withdrawals)
    .set({
      ...facts,
      ...{ status: to, reason: reason ?? null, nextAt: inMinutes(nextIn[event]?.(rule)), changedAt: sql`now()` },
      ...(event === 'paid' && { paidAt: sql`now()` }),
      version: sql`${withdrawals.version} + 1`,
    })
    .where(and(eq(withdrawals.refNo, refNo), eq(withdrawals.status, from)))
    .returning()
  if (!row) return null
  await postWithdrawal(tx, event, row, actor)
  await tellOf(tx, row, actor)
  await notifyWithdrawal(tx, event, row)
  return row
}

/** The step of the state that a withdrawal has now, for its timeline and for open pages. */
export async function tellOf(tx: Tx, row: WithdrawalRow, actor: Actor): Promise<void> {
  const { refNo, status, memberId } = row
  await recordStep(tx, row, actor)
  await enqueue(tx, { topic: 'withdraw', memberId, payload: { refNo, status } })
}
