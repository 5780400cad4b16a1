import { notifyPlayer } from '../cashier/notify-player.ts'
import type { Tx } from '../db/client.ts'
import type { adjustments } from '../db/schema/adjustment.ts'
import { post } from '../ledger/post.ts'

export type AdjustmentRow = typeof adjustments.$inferSelect

/** Moves the money once and tells the player; the operator's reason stays in the audit log. @throws AppError INSUFFICIENT_FUNDS */
export async function postAdjustment(tx: Tx, row: AdjustmentRow): Promise<void> {
  const { refNo, memberId, merchant, currency, amount, proposedBy, decidedBy } = row
  const event = { source: 'adjustment', extId: refNo, refNo, actor: decidedBy ?? proposedBy }
  await post(tx, 'ADJ', { ...event, memberId, currency, facts: { amount } })
  const isCredit = amount > 0n
  const size = isCredit ? amount : -amount
  await notifyPlayer(tx, {
    ...{ memberId, merchant, refNo, kind: 'PERSONAL', notice: isCredit ? 'adjustedUp' : 'adjustedDown' },
    ...{ amount: size, amounts: { amount: size } },
  })
}
