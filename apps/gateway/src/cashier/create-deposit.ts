import { AppError, type Caller } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { deposits } from '../db/schema/cashier.ts'
import { lockAccounts } from '../ledger/post.ts'
import { newRef } from '../ledger/reference.ts'
import type { MerchantSettings } from '../permission/settings.ts'
import { refuseExcluded } from '../protection/exclusion.ts'
import type { Reader } from '../site/audience.ts'
import { refuseOverLimit } from './deposit-limit.ts'
import { checkOrder } from './deposit-methods.ts'
import { chooseOffer } from './deposit-offers.ts'
import { type DepositRow, depositOfKey, openDeposits } from './deposit-view.ts'
import { recordStep } from './steps.ts'

export type DepositOrder = {
  caller: Pick<Caller, 'memberId' | 'merchant'>
  currency: string
  input: { methodId: string; amount: string }
  key: string
  rule: MerchantSettings['deposit']
  /** The bonus offer that its player chose; none by default. */
  chosen?: { promoId: string; reader: Reader } | null
}

/**
 * Stores a deposit as CREATED, under the lock that stakes and limits take; it moves no money yet. A key that made one
 * before, however long ago, finds that one.
 */
export async function createDeposit(tx: Tx, order: DepositOrder): Promise<DepositRow> {
  const { caller, currency, input, key, rule, chosen } = order
  const { memberId, merchant } = caller
  await lockAccounts(tx, memberId, currency)
  const before = await depositOfKey(tx, caller, key)
  if (before) return before
  const { method, amount, fee } = checkOrder(rule.methods, input.methodId, input.amount)
  await refuseExcluded(tx, memberId)
  const waiting = await openDeposits(tx, caller)
  if (waiting.length >= rule.maxOpen) throw new AppError('PENDING_EXISTS', { refNo: waiting[0]?.refNo ?? null })
  await refuseOverLimit(tx, memberId, amount)
  const minutes = method.minutes ?? rule.minutes
  const offer = chosen ? await chooseOffer(tx, { ...chosen, memberId, amount, waiting }) : null
  const [row] = await tx
    .insert(deposits)
    .values({
      ...{ refNo: newRef('DP'), merchant, memberId, currency, method: method.code, kind: method.kind },
      ...{ amount, fee, offer, clientKey: key, expiresAt: sql`now() + ${minutes} * interval '1 minute'` },
      payTo: method.payTo ?? null,
    })
    .returning()
  if (!row) throw new Error('The deposit was not stored.')
  await recordStep(tx, row, 'PLAYER')
  return row
}
