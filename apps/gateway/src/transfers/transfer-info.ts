import type { Caller, Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { formatMoney } from '../ledger/money.ts'
import { maskName } from '../member/mask.ts'
import { ownMember } from '../member/member-info.ts'
import { pausedUntil } from '../security-centre/demand-payout.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { readFunds } from '../withdrawals/read-funds.ts'
import { wageringOf, wageringView } from '../withdrawals/wagering.ts'
import { units } from '../withdrawals/withdraw-limits.ts'
import { sentToday } from './sent-today.ts'
import { uplineOf } from './upline.ts'

const isAgent = ({ type }: Caller) => [1, 2, 41].includes(type)

/** Recipient of a member's transfer, and the rest of each rule. */
export async function transferInfo(deps: Deps, caller: Caller): Promise<Value<Endpoints['transferInfo']>> {
  const { db, settings } = deps
  const currency = memberCurrency(deps, caller)
  const { transfer: rule, withdrawal } = await settings.of(caller.merchant)
  const upline = rule.toUpline ? await uplineOf(db, caller.memberId) : null
  const today = await sentToday(db, { ...caller, currency })
  const wagering = await wageringOf(db, caller, withdrawal.turnoverTimes)
  const { paymentPasswordHash } = await ownMember(deps, caller.memberId)
  const left = units(rule.dailyAmount) - today.amount
  return {
    toUpline: upline !== null,
    toDownline: isAgent(caller) && rule.toDownline !== 'NONE' ? rule.toDownline : null,
    turnoverDown: rule.turnoverDown,
    upline: upline && { accountMasked: maskName(upline.username) },
    available: formatMoney(await readFunds(db, caller.memberId, currency)),
    ...{ min: rule.min, max: rule.max, amountLimit: rule.dailyAmount, resetsAt: today.resetsAt },
    amountLeft: formatMoney(left > 0n ? left : 0n),
    ...wageringView(wagering),
    payPasswordSet: paymentPasswordHash !== null,
    pausedUntil: await pausedUntil(db, caller.memberId),
  }
}
