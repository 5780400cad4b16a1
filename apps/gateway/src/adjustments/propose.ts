import { AppError, Money } from '@boardwalk/api-client/contract'
import * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { parseMoney, type Units } from '../ledger/money.ts'
import { memberOfName } from '../member/find-member.ts'
import type { OpsRole } from '../ops/ops-gate.ts'
import type { AdjustmentRow } from './post-adjustment.ts'
import { Reason } from './reason.ts'
import { requireAdjustable } from './require-adjustable.ts'
import { storeAdjustment } from './store-adjustment.ts'

const cent = 100n

/** A negative amount takes money away. */
export const Propose = v.strictObject({
  merchant: v.pipe(v.string(), v.maxLength(32)),
  account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  amount: v.pipe(
    Money,
    v.maxLength(16),
    v.check((text) => unitsOf(text) !== 0n && unitsOf(text) % cent === 0n, 'not nothing, and at most two decimals'),
  ),
  reason: Reason,
})

const unitsOf = (text: string): Units => parseMoney(text) ?? 0n

/**
 * Posts an adjustment at once, or leaves it to a second operator when one operator may not move so much alone.
 * @throws AppError NOT_FOUND, TRIAL_FORBIDDEN, FORBIDDEN, STATE_INVALID, INSUFFICIENT_FUNDS
 */
export async function propose(
  tx: Tx,
  deps: Pick<Deps, 'settings' | 'merchants'>,
  { merchant, account, amount, reason }: v.InferOutput<typeof Propose>,
  role: OpsRole,
): Promise<AdjustmentRow> {
  const member = requireAdjustable(await memberOfName(tx, merchant, account))
  const currency = deps.merchants.byCode(merchant)?.currency
  if (!currency) throw new AppError('NOT_FOUND')
  const fresh = { merchant, memberId: member.id, currency, amount: unitsOf(amount), reason }
  const row = await storeAdjustment(tx, deps, fresh, role)
  if (!row) throw new Error('An adjustment was not stored.')
  return row
}
