import type { deposits } from '../../db/schema/cashier.ts'
import type { moneySteps, payAccounts, withdrawals } from '../../db/schema/withdrawal.ts'
import type { Units } from '../../ledger/money.ts'
import { newRef } from '../../ledger/reference.ts'
import type { Merchant } from '../../permission/merchants.ts'
import { deterministicId } from '../deterministic-id.ts'
import type { PastLedger } from './past-ledger.ts'

type Step = typeof moneySteps.$inferInsert
export type CashierRows = {
  deposits: (typeof deposits.$inferInsert)[]
  payAccounts: (typeof payAccounts.$inferInsert)[]
  withdrawals: (typeof withdrawals.$inferInsert)[]
  steps: Step[]
}
export type CashierOrder = { memberId: string; merchant: Merchant; key: string; at: Date; amount: Units }

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)
const stepsOf = (refNo: string, at: Date, reached: readonly (readonly [string, Step['actor'], number])[]): Step[] =>
  reached.map(([status, actor, minutes], version) => ({
    ...{ refNo, version, status, actor, reason: null, at: after(at, minutes) },
  }))

/** A deposit by bank that was credited after a few minutes. */
export function payIn(
  ledger: PastLedger,
  rows: CashierRows,
  { memberId, merchant, key, at, amount }: CashierOrder,
): void {
  const [refNo, method, paidAt] = [newRef('DP', at), 'bank', after(at, 4)]
  const credit = { at: paidAt, memberId, source: 'deposit', extId: refNo, refNo, actor: 'provider' }
  ledger.post('DEP', { ...credit, facts: { amount, fee: 0n, method } })
  rows.deposits.push({
    ...{
      refNo,
      merchant: merchant.code,
      memberId,
      currency: merchant.currency,
      method,
      kind: 'REDIRECT',
      amount,
      fee: 0n,
    },
    ...{ paid: amount, status: 'APPROVED', clientKey: key, providerRef: key, createdAt: at, expiresAt: after(at, 30) },
    ...{ finishedAt: paidAt, version: 2 },
  })
  rows.steps.push(
    ...stepsOf(refNo, at, [
      ['CREATED', 'PLAYER', 0],
      ['PENDING', 'PROVIDER', 1],
      ['APPROVED', 'PROVIDER', 4],
    ]),
  )
}

/** A withdrawal to a bank that arrived. */
export function payOut(
  ledger: PastLedger,
  rows: CashierRows,
  { memberId, merchant, key, at, amount }: CashierOrder,
): void {
  const [refNo, method, accountId] = [newRef('WD', at), 'bank', deterministicId(`pay account ${memberId}`)]
  const event = { memberId, source: 'withdraw' }
  ledger.post('WDH', { ...event, at, extId: `${refNo}:hold`, refNo, actor: 'player', facts: { amount } })
  ledger.post('WDS', {
    ...{ ...event, at: after(at, 50), extId: `${refNo}:end`, actor: 'provider', meta: { refNo } },
    facts: { amount, fee: 0n, paid: amount, method },
  })
  if (!rows.payAccounts.some(({ id }) => id === accountId))
    rows.payAccounts.push({
      ...{ id: accountId, merchant: merchant.code, memberId, bankCode: method, kind: 'BANK', accountNo: '6002004321' },
      ...{ holder: 'Demo Player', clientKey: 'agency', usableFrom: at, createdAt: at },
    })
  rows.withdrawals.push({
    ...{
      refNo,
      merchant: merchant.code,
      memberId,
      currency: merchant.currency,
      accountId,
      amount,
      fee: 0n,
      paid: amount,
    },
    ...{
      received: amount,
      status: 'RECEIVED',
      clientKey: key,
      providerRef: key,
      acceptedAt: after(at, 31),
      createdAt: at,
    },
    ...{ changedAt: after(at, 55), paidAt: after(at, 50), version: 4 },
  })
  rows.steps.push(
    ...stepsOf(refNo, at, [
      ['REVIEW', 'PLAYER', 0],
      ['APPROVED', 'SYSTEM', 30],
      ['PAYING', 'SYSTEM', 31],
      ['PAID_OUT', 'PROVIDER', 50],
      ['RECEIVED', 'PLAYER', 55],
    ]),
  )
}
