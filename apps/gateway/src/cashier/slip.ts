import type { Readable } from 'node:stream'
import { AppError, type Caller, maxSlips } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, sql } from '../db/orm.ts'
import { deposits } from '../db/schema/cashier.ts'
import type { Deps } from '../deps.ts'
import { addPicture, replaceProof } from '../withdrawals/proofs.ts'
import { type DepositRow, ownDeposit } from './deposit-view.ts'

type Owner = Pick<Caller, 'memberId'>

/** Only money that an operator confirms is shown by a slip, and only while it is awaited. */
function refuseSlip({ kind, status }: DepositRow): void {
  if (kind !== 'BANK_TRANSFER' || status !== 'PENDING') throw new AppError('STATE_INVALID', { status })
}

/** Takes a picture of a payment slip; `attachSlip` names it. */
export async function addSlipPicture(deps: Deps, caller: Owner, refNo: string, stream: Readable): Promise<string> {
  refuseSlip(await ownDeposit(deps.db, caller, refNo))
  return await addPicture(deps, caller, refNo, stream)
}

/**
 * Makes a picture the slip of a deposit, in place of an earlier one. The row is locked, so that an approval at the same
 * moment comes before or after it. The picture that is the slip already changes nothing.
 * @throws AppError NOT_FOUND, STATE_INVALID, FILE_COUNT
 */
export async function attachSlip(tx: Tx, caller: Owner, refNo: string, slipId: string): Promise<DepositRow> {
  const isOwn = and(eq(deposits.refNo, refNo), eq(deposits.memberId, caller.memberId))
  const [row] = await tx.select().from(deposits).where(isOwn).for('update')
  if (!row) throw new AppError('NOT_FOUND')
  refuseSlip(row)
  if (row.slipId === slipId) return row
  if (row.slips >= maxSlips) throw new AppError('FILE_COUNT', { max: maxSlips })
  await replaceProof(tx, caller.memberId, refNo, slipId)
  const [changed] = await tx
    .update(deposits)
    .set({ slipId, slipAt: sql`now()`, slips: row.slips + 1, version: row.version + 1 })
    .where(isOwn)
    .returning()
  return changed ?? row
}
