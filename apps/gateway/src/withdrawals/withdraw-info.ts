import type { Caller, Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { formatMoney } from '../ledger/money.ts'
import { ownMember } from '../member/member-info.ts'
import { pausedUntil } from '../security-centre/demand-payout.ts'
import { accountView, ownAccounts } from './pay-account.ts'
import { readFunds } from './read-funds.ts'
import { wageringOf, wageringView } from './wagering.ts'
import { units, usedToday } from './withdraw-limits.ts'

/** Amount that a player may withdraw now, and the rest of each rule. */
export async function withdrawInfo(
  deps: Deps,
  caller: Caller,
  currency: string,
  language: string,
): Promise<Value<Endpoints['withdrawInfo']>> {
  const rule = (await deps.settings.of(caller.merchant)).withdrawal
  const today = await usedToday(deps.db, caller)
  const wagering = await wageringOf(deps.db, caller, rule.turnoverTimes)
  const accounts = await ownAccounts(deps.db, caller)
  const { paymentPasswordHash } = await ownMember(deps, caller.memberId)
  const amountLeft = units(rule.dailyAmount) - today.amount
  return {
    available: formatMoney(await readFunds(deps.db, caller.memberId, currency)),
    ...{ min: rule.min, max: rule.max, feeRate: rule.feeRate, maxAccounts: rule.maxAccounts },
    feeFree: Math.max(0, rule.freeCount - today.count),
    ...{ countLeft: Math.max(0, rule.dailyCount - today.count), countLimit: rule.dailyCount },
    ...{ amountLeft: formatMoney(amountLeft > 0n ? amountLeft : 0n), amountLimit: rule.dailyAmount },
    resetsAt: today.resetsAt,
    ...wageringView(wagering),
    accounts: accounts.map((account, at) => accountView(account, language, at === 0)),
    pausedUntil: await pausedUntil(deps.db, caller.memberId),
    payPasswordSet: paymentPasswordHash !== null,
    autoReceiptMinutes: rule.receiptMinutes,
  }
}
