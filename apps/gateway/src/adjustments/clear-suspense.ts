import { AppError } from '@boardwalk/api-client/contract'
import * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import { and, eq, ne } from '../db/orm.ts'
import { adjustments } from '../db/schema/adjustment.ts'
import type { MemberRow } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { memberOfName } from '../member/find-member.ts'
import type { OpsRole } from '../ops/ops-gate.ts'
import type { AdjustmentRow } from './post-adjustment.ts'
import { Reason } from './reason.ts'
import { requireAdjustable } from './require-adjustable.ts'
import { storeAdjustment } from './store-adjustment.ts'
import { type SuspendedPayment, suspendedPayment } from './suspended-payment.ts'

/** Where the money goes: to a member, back to the provider, or to the house, which writes a payout off. */
export const Clear = v.variant('to', [
  v.strictObject({
    to: v.literal('MEMBER'),
    account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    reason: Reason,
  }),
  v.strictObject({ to: v.picklist(['PROVIDER', 'HOUSE']), reason: Reason }),
])
type Clear = v.InferOutput<typeof Clear>

/**
 * Clears a payment in suspense whole and once, at once or by a second operator, as any adjustment.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED for a way that the payment does not have, STATE_INVALID for one that is
 *   cleared or waits for its second operator, and those of a member who may not be adjusted
 */
export async function clearSuspense(
  tx: Tx,
  deps: Pick<Deps, 'settings' | 'merchants'>,
  { id, input }: { id: string; input: Clear },
  role: OpsRole,
): Promise<AdjustmentRow> {
  const payment = await suspendedPayment(tx, id)
  const fault = faultOf(payment, input, deps)
  if (fault) throw new AppError('VALIDATION_FAILED', { fields: [] }, fault)
  const { merchant, currency, amount } = payment
  const member = input.to === 'MEMBER' ? await receiver(tx, merchant, input.account) : null
  const cleared = { clears: id, recipient: input.to, memberId: member?.id ?? null }
  const fresh = { merchant, currency, amount, reason: input.reason, ...cleared }
  const row = await storeAdjustment(tx, deps, fresh, role)
  if (!row) throw await alreadyCleared(tx, id)
  return row
}

function faultOf(
  { amount, currency, merchant }: SuspendedPayment,
  { to }: Clear,
  { merchants }: Pick<Deps, 'merchants'>,
) {
  if (to === 'HOUSE') return amount > 0n ? 'to: only a payout is written off' : null
  if (to === 'PROVIDER') return null
  if (amount < 0n) return 'to: a payout is written off, or returned by the provider'
  const own = merchants.byCode(merchant)?.currency
  return own === currency ? null : `to: the payment is in ${currency}, and members of ${merchant} have ${own}`
}

const receiver = async (tx: Tx, merchant: string, account: string): Promise<MemberRow> =>
  requireAdjustable(await memberOfName(tx, merchant, account))

async function alreadyCleared(tx: Tx, id: string): Promise<AppError> {
  const isSame = and(eq(adjustments.clears, id), ne(adjustments.status, 'REJECTED'))
  const [row] = await tx.select().from(adjustments).where(isSame)
  return new AppError('STATE_INVALID', { status: row?.status ?? null, refNo: row?.refNo ?? null })
}
