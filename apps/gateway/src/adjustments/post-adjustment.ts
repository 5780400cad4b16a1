import { notifyPlayer } from '../cashier/notify-player.ts'
import type { Tx } from '../db/client.ts'
import type { adjustments } from '../db/schema/adjustment.ts'
import { post } from '../ledger/post.ts'
import { type HouseLeg, postHouse } from '../ledger/post-house.ts'
import { suspendedPayment } from './suspended-payment.ts'

export type AdjustmentRow = typeof adjustments.$inferSelect

const eventOf = ({ refNo, clears, proposedBy, decidedBy }: AdjustmentRow) => ({
  ...(clears ? { source: 'suspense', extId: clears } : { source: 'adjustment', extId: refNo }),
  ...{ refNo, actor: decidedBy ?? proposedBy },
})

/** Moves the money once and tells the player; the operator's reason stays in the audit log. @throws AppError INSUFFICIENT_FUNDS */
export async function postAdjustment(tx: Tx, row: AdjustmentRow): Promise<void> {
  const { refNo, memberId, merchant, currency, amount, clears } = row
  if (memberId === null) return await postToHouse(tx, row)
  const from = clears ? 'H:SUSPENSE' : 'H:ADJ'
  await post(tx, 'ADJ', { ...eventOf(row), memberId, currency, facts: { amount, from } })
  const isCredit = amount > 0n
  const size = isCredit ? amount : -amount
  await notifyPlayer(tx, {
    ...{ memberId, merchant, refNo, kind: 'PERSONAL', notice: isCredit ? 'adjustedUp' : 'adjustedDown' },
    ...{ amount: size, amounts: { amount: size } },
  })
}

/** Takes a payment out of suspense without a member: to the provider's account that it came from, or as a correction. */
async function postToHouse(tx: Tx, row: AdjustmentRow): Promise<void> {
  const { clears, recipient, currency, amount } = row
  const { orderNo, legs } = await suspendedPayment(tx, clears ?? '')
  const writtenOff: HouseLeg[] = [
    { account: 'H:SUSPENSE', amount: -amount },
    { account: 'H:ADJ', amount },
  ]
  const returned = legs.map((leg) => ({ ...leg, amount: -leg.amount }))
  const moved = recipient === 'PROVIDER' ? returned : writtenOff
  await postHouse(tx, 'SUC', { ...eventOf(row), currency, legs: moved, meta: { refNo: orderNo } })
}
