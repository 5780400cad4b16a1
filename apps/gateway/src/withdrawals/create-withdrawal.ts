import { AppError, type Caller } from '@boardwalk/api-client/contract'
import { isWithin } from '../cashier/deposit-methods.ts'
import type { Tx } from '../db/client.ts'
import { and, eq, inArray } from '../db/orm.ts'
import { withdrawals } from '../db/schema/withdrawal.ts'
import { fitsScale, formatMoney, type Units } from '../ledger/money.ts'
import { balanceOf, lockAccounts, post } from '../ledger/post.ts'
import { newRef } from '../ledger/reference.ts'
import { demandPayout } from '../security-centre/demand-payout.ts'
import { inMinutes, tellOf } from './change-withdrawal.ts'
import { notifyWithdrawal } from './notify-withdrawal.ts'
import { ownAccount } from './pay-account.ts'
import type { WithdrawalRow, WithdrawalRule } from './rows.ts'
import { demandWagered } from './wagering.ts'
import { feeToday, units, usedToday } from './withdraw-limits.ts'
import { inFlight } from './withdraw-states.ts'

export type WithdrawalOrder = {
  caller: Pick<Caller, 'memberId' | 'merchant'>
  currency: string
  input: { amount: string; accountId: string }
  key: string
  rule: WithdrawalRule
}

/**
 * Requests a withdrawal: its amount moves from the wallet to a hold, in the same transaction. A break or an exclusion
 * does not stop it, because a player may always take money out. A key that made one before finds that one.
 */
export async function createWithdrawal(tx: Tx, order: WithdrawalOrder): Promise<WithdrawalRow> {
  const { caller, currency, input, key, rule } = order
  const { memberId, merchant } = caller
  const held = await lockAccounts(tx, memberId, currency)
  const before = await withdrawalOfKey(tx, caller, key)
  if (before) return before
  await demandPayout(tx, caller)
  const amount = units(input.amount)
  const fee = await checkOrder(tx, order, amount, balanceOf(held, 'CASH'))
  const refNo = newRef('WD')
  const { minutes, most } = rule.review
  const reviewIn = minutes !== null && amount <= units(most) ? minutes : rule.promise.review * 60
  const [row] = await tx
    .insert(withdrawals)
    .values({
      ...{ refNo, merchant, memberId, currency, accountId: input.accountId, amount, fee, clientKey: key },
      nextAt: inMinutes(reviewIn),
    })
    .returning()
  if (!row) throw new Error('The withdrawal was not stored.')
  const event = { memberId, currency, source: 'withdraw', extId: `${refNo}:hold`, refNo, actor: 'player' }
  await post(tx, 'WDH', { ...event, facts: { amount } })
  await tellOf(tx, row, 'PLAYER')
  await notifyWithdrawal(tx, 'requested', row)
  return row
}

type Owner = Pick<Caller, 'memberId'>

export async function withdrawalOfKey(tx: Tx, { memberId }: Owner, key: string): Promise<WithdrawalRow | undefined> {
  const isSame = and(eq(withdrawals.memberId, memberId), eq(withdrawals.clientKey, key))
  return (await tx.select().from(withdrawals).where(isSame))[0]
}

/** Every refusal names the rule, its figure and, where time helps, the next date. */
async function checkOrder(tx: Tx, { caller, input, rule }: WithdrawalOrder, amount: Units, available: Units) {
  const { min, max } = rule
  if (!fitsScale(amount, 2)) throw new AppError('AMOUNT_SCALE', { min, max })
  if (!isWithin(amount, rule)) throw new AppError('AMOUNT_OUT_OF_RANGE', { min, max })
  await refuseSecond(tx, caller)
  await checkAccount(tx, caller, input.accountId, rule)
  const today = await usedToday(tx, caller)
  refuseOverDay(rule, today, amount)
  await demandWagered(tx, caller, rule.turnoverTimes)
  if (amount > available) throw new AppError('INSUFFICIENT_FUNDS', { available: formatMoney(available) })
  return feeToday(amount, rule, today)
}

async function refuseSecond(tx: Tx, { memberId }: WithdrawalOrder['caller']): Promise<void> {
  const isOpen = and(eq(withdrawals.memberId, memberId), inArray(withdrawals.status, inFlight))
  const [first] = await tx
    .select({ refNo: withdrawals.refNo, nextAt: withdrawals.nextAt })
    .from(withdrawals)
    .where(isOpen)
  if (first) throw new AppError('PENDING_EXISTS', { refNo: first.refNo, until: first.nextAt?.toISOString() ?? null })
}

async function checkAccount(tx: Tx, caller: WithdrawalOrder['caller'], id: string, { banks }: WithdrawalRule) {
  const account = await ownAccount(tx, caller, id)
  if (!banks.some(({ code }) => code === account.bankCode)) throw new AppError('METHOD_UNAVAILABLE')
  if (account.usableFrom.getTime() > Date.now())
    throw new AppError('ACCOUNT_COOLING', { until: account.usableFrom.toISOString() })
}

type Used = Awaited<ReturnType<typeof usedToday>>

function refuseOverDay({ dailyCount, dailyAmount }: WithdrawalRule, { count, amount, resetsAt }: Used, asked: Units) {
  if (count >= dailyCount)
    throw new AppError('DAILY_LIMIT', { kind: 'COUNT', used: String(count), limit: String(dailyCount), resetsAt })
  if (amount + asked > units(dailyAmount))
    throw new AppError('DAILY_LIMIT', { kind: 'AMOUNT', used: formatMoney(amount), limit: dailyAmount, resetsAt })
}
