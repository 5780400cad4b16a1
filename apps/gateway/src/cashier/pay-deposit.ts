import type { Actor } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { journals } from '../db/schema/ledger.ts'
import type { Units } from '../ledger/money.ts'
import { lockAccounts, post } from '../ledger/post.ts'
import { postHouse } from '../ledger/post-house.ts'
import { providerHouse } from '../ledger/rules.ts'
import { changeDeposit } from './change-deposit.ts'
import { type DepositMethod, feeOf, isWithin } from './deposit-methods.ts'
import { type DepositRow, ownDeposit } from './deposit-view.ts'
import { grantBonus } from './grant-bonus.ts'

export type Payment = { amount: Units; currency: string; providerRef: string }
const suspense = 'deposit-suspense'
/** `deposit` is the row of an applied payment, with its bonus. */
type Paid = { effect: 'APPLIED'; deposit: DepositRow } | { effect: 'IGNORED' | 'SUSPENSE'; deposit: null }
const ignored: Paid = { effect: 'IGNORED', deposit: null }

/**
 * Credits a payment of an order (contract F, G4 DEP). A different amount is credited within the method's bounds. Any
 * other payment, and a second payment of the same order, waits in suspense for an operator.
 */
export async function payDeposit(
  tx: Tx,
  order: DepositRow,
  payment: Payment,
  methods: readonly DepositMethod[],
  actor: Actor = 'PROVIDER',
): Promise<Paid> {
  const { refNo, memberId, currency, method: code } = order
  await lockAccounts(tx, memberId, currency)
  const now = await ownDeposit(tx, order, refNo)
  const { amount, providerRef } = payment
  const isCredited = now.status === 'APPROVED' && now.providerRef === providerRef
  if (isCredited || (await isSuspended(tx, refNo, providerRef))) return ignored
  const method = methods.find((each) => each.code === code) ?? null
  const isCreditable =
    payment.currency === currency && (amount === order.amount || (method && isWithin(amount, method)))
  if (!isCreditable) return await suspend(tx, order, payment)
  const fee = amount === order.amount ? order.fee : feeOf(amount, method ?? { feeRate: '0' })
  const paid = await changeDeposit(tx, refNo, 'paid', { paid: amount, fee, providerRef }, actor)
  if (!paid) return await suspend(tx, order, payment)
  const event = { memberId, currency, source: 'deposit', extId: refNo, refNo, actor: actor.toLowerCase() }
  await post(tx, 'DEP', { ...event, facts: { amount, fee, method: code } })
  return { effect: 'APPLIED', deposit: { ...paid, bonus: await grantBonus(tx, paid, actor) } }
}

const suspendedAs = (refNo: string, providerRef: string): string => `${refNo}:${providerRef}`

/** Only an operator credits a suspended payment, even if later messages disagree. */
async function isSuspended(tx: Tx, refNo: string, providerRef: string): Promise<boolean> {
  const isSame = and(eq(journals.source, suspense), eq(journals.extId, suspendedAs(refNo, providerRef)))
  return (await tx.select({ id: journals.id }).from(journals).where(isSame)).length > 0
}

async function suspend(tx: Tx, { refNo, method }: DepositRow, payment: Payment): Promise<Paid> {
  const { amount, currency, providerRef } = payment
  await postHouse(tx, 'SUS', {
    ...{ currency, source: suspense, extId: suspendedAs(refNo, providerRef), meta: { refNo } },
    legs: [
      { account: providerHouse(method), amount: -amount },
      { account: 'H:SUSPENSE', amount },
    ],
  })
  return { effect: 'SUSPENSE', deposit: null }
}
