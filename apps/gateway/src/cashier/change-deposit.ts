import type { Actor } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, inArray, sql } from '../db/orm.ts'
import { deposits } from '../db/schema/cashier.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { actorOf, type DepositEvent, depositEdges, endReasons } from './deposit-states.ts'
import type { DepositRow } from './deposit-view.ts'
import { type News, notifyPlayer } from './notify-player.ts'
import { recordStep } from './steps.ts'

type Facts = Partial<Pick<DepositRow, 'paid' | 'fee' | 'providerRef' | 'payUrl'>>

/** The message that a change sends to the player; the other changes are the player's own or intermediate steps. */
const notices: Partial<Record<DepositEvent, News['notice']>> = {
  paid: 'arrived',
  failed: 'failed',
  refused: 'failed',
  unanswered: 'failed',
  expired: 'expired',
  rejected: 'rejected',
}

/**
 * One edge of the state machine (contract F), with its live event and message; null when the deposit is in a state that
 * the event does not leave. The caller posts in the same transaction.
 */
export async function changeDeposit(
  tx: Tx,
  refNo: string,
  event: DepositEvent,
  facts: Facts = {},
  actor: Actor = actorOf[event],
): Promise<DepositRow | null> {
  const { from, to } = depositEdges[event]
  const reason = endReasons[event] ?? null
  const finishedAt = to === 'PENDING' ? null : sql`now()`
  const [row] = await tx
    .update(deposits)
    .set({ ...facts, status: to, reason, finishedAt, version: sql`${deposits.version} + 1` })
    .where(and(eq(deposits.refNo, refNo), inArray(deposits.status, [...from])))
    .returning()
  if (!row) return null
  await recordStep(tx, row, actor)
  await enqueue(tx, { topic: 'deposit', memberId: row.memberId, payload: { refNo, status: to } })
  const notice = notices[event]
  if (notice) await notifyPlayer(tx, newsOf(row, notice))
  return row
}

function newsOf(row: DepositRow, notice: News['notice']): News {
  const { refNo, memberId, merchant, reason, amount, fee, paid } = row
  const who = { refNo, memberId, merchant, kind: 'DEPOSIT' } as const
  if (paid === null) return { ...who, notice, reason, amount, amounts: { amount } }
  const credited = paid - fee
  const isOther = paid !== amount
  return {
    ...who,
    notice: isOther ? 'arrivedOther' : notice,
    amount: credited,
    amounts: { amount, received: paid, fee, credited },
  }
}
