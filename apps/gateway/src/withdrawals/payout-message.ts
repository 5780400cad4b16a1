import type { PaymentMessage } from '../cashier/payment-schema.ts'
import type { Tx } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import type { paymentEvents } from '../db/schema/cashier.ts'
import { journals } from '../db/schema/ledger.ts'
import { withdrawals } from '../db/schema/withdrawal.ts'
import { parseMoney, type Units } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { postHouse } from '../ledger/post-house.ts'
import { providerHouse } from '../ledger/rules.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import { methodOf } from './post-withdrawal.ts'
import type { WithdrawalRow, WithdrawalRule } from './rows.ts'
import { ownWithdrawal } from './withdraw-view.ts'

type Effect = typeof paymentEvents.$inferSelect.effect
const suspense = 'withdraw-suspense'

/** The provider's message about a payout (contract E3). */
export async function applyPayout(
  tx: Tx,
  merchant: string,
  { orderNo, status, amount, currency, providerRef }: PaymentMessage,
  rule: WithdrawalRule,
): Promise<Effect> {
  const [order] = await tx.select().from(withdrawals).where(eq(withdrawals.refNo, orderNo))
  // Another merchant's order is unknown to this one's signature.
  if (order?.merchant !== merchant) return 'UNKNOWN'
  if (status === 'PAID')
    return await paidOut(tx, order, { amount: parseMoney(amount) ?? 0n, currency, providerRef }, rule)
  if (status !== 'FAILED') return 'IGNORED'
  const failed = await changeWithdrawal(tx, order, 'failed', { actor: 'PROVIDER', reason: 'PROVIDER', rule })
  return failed ? 'APPLIED' : 'IGNORED'
}

type Payment = { amount: Units; currency: string; providerRef: string }

/**
 * A payment of an order that is being paid settles it; less than ordered returns the rest. A second payment, one after
 * the order failed, one in another currency or of more than was ordered waits in suspense for an operator.
 */
async function paidOut(tx: Tx, order: WithdrawalRow, payment: Payment, rule: WithdrawalRule): Promise<Effect> {
  const { refNo, memberId, currency } = order
  const { amount: paid, providerRef } = payment
  await lockAccounts(tx, memberId, currency)
  const now = await ownWithdrawal(tx, order, refNo)
  if (paid <= 0n || now.providerRef === providerRef || (await isSuspended(tx, refNo, providerRef))) return 'IGNORED'
  if (payment.currency === currency && paid <= order.amount - order.fee) {
    const isPart = paid < order.amount - order.fee
    const change = {
      actor: 'PROVIDER',
      rule,
      facts: { paid, providerRef },
      ...(isPart && { reason: 'IN_PART' as const }),
    }
    if (await changeWithdrawal(tx, order, 'paid', { ...change, actor: 'PROVIDER' })) return 'APPLIED'
    // An operator marked it before the provider said so.
    if (now.paid === paid && now.providerRef === null) return await confirm(tx, refNo, providerRef)
  }
  return await suspend(tx, order, payment)
}

async function confirm(tx: Tx, refNo: string, providerRef: string): Promise<Effect> {
  await tx.update(withdrawals).set({ providerRef }).where(eq(withdrawals.refNo, refNo))
  return 'IGNORED'
}

const suspendedAs = (refNo: string, providerRef: string): string => `${refNo}:${providerRef}`

async function isSuspended(tx: Tx, refNo: string, providerRef: string): Promise<boolean> {
  const isSame = and(eq(journals.source, suspense), eq(journals.extId, suspendedAs(refNo, providerRef)))
  return (await tx.select({ id: journals.id }).from(journals).where(isSame)).length > 0
}

async function suspend(tx: Tx, order: WithdrawalRow, { amount, currency, providerRef }: Payment): Promise<Effect> {
  const { refNo } = order
  await postHouse(tx, 'SUS', {
    ...{ currency, source: suspense, extId: suspendedAs(refNo, providerRef), meta: { refNo } },
    legs: [
      { account: providerHouse(await methodOf(tx, order)), amount },
      { account: 'H:SUSPENSE', amount: -amount },
    ],
  })
  return 'SUSPENSE'
}
