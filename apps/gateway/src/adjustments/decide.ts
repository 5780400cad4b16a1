import { AppError } from '@boardwalk/api-client/contract'
import * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import { eq, sql } from '../db/orm.ts'
import { adjustments } from '../db/schema/adjustment.ts'
import { memberOfId } from '../member/find-member.ts'
import type { OpsRole } from '../ops/ops-gate.ts'
import { type AdjustmentRow, postAdjustment } from './post-adjustment.ts'
import { Reason } from './reason.ts'
import { requireAdjustable } from './require-adjustable.ts'

export const decisions = {
  approve: v.strictObject({}),
  reject: v.strictObject({ reason: Reason }),
} as const
export type Decision = keyof typeof decisions

/** @throws AppError NOT_FOUND, STATE_INVALID, FORBIDDEN for the operator who proposed it, INSUFFICIENT_FUNDS, and those of a member who may not be adjusted any more */
export async function approve(tx: Tx, refNo: string, role: OpsRole): Promise<AdjustmentRow> {
  const { proposedBy, memberId } = await waiting(tx, refNo)
  if (proposedBy === role)
    throw new AppError('FORBIDDEN', null, `${role} proposed it: another operator approves, or rejects`)
  // It may have been closed since the proposal.
  if (memberId) requireAdjustable(await memberOfId(tx, memberId))
  const row = await decide(tx, refNo, { status: 'POSTED', decidedBy: role })
  await postAdjustment(tx, row)
  return row
}

/** The operator who proposed an adjustment may take it back so. @throws AppError NOT_FOUND, STATE_INVALID */
export async function reject(tx: Tx, refNo: string, role: OpsRole, note: string): Promise<AdjustmentRow> {
  await waiting(tx, refNo)
  return await decide(tx, refNo, { status: 'REJECTED', decidedBy: role, note })
}

/** Locks an adjustment, so that of two decisions the second finds it decided. */
async function waiting(tx: Tx, refNo: string): Promise<AdjustmentRow> {
  const [row] = await tx.select().from(adjustments).where(eq(adjustments.refNo, refNo)).for('update')
  if (!row) throw new AppError('NOT_FOUND')
  if (row.status !== 'WAITING') throw new AppError('STATE_INVALID', { status: row.status })
  return row
}

type Outcome = Pick<AdjustmentRow, 'status' | 'decidedBy'> & { note?: string }

async function decide(tx: Tx, refNo: string, outcome: Outcome): Promise<AdjustmentRow> {
  const change = { ...outcome, decidedAt: sql`now()` }
  const [row] = await tx.update(adjustments).set(change).where(eq(adjustments.refNo, refNo)).returning()
  if (!row) throw new Error(`Adjustment ${refNo} is gone.`)
  return row
}
