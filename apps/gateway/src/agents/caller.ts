import { AppError, type Caller, dayIn } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { parseMoney } from '../ledger/money.ts'
import { windowOf } from '../records/window.ts'
import type { Days } from './figures.ts'

type Asked = Parameters<typeof windowOf>[1]

type Of = Pick<Caller, 'merchant'>

export function merchantOf({ merchants }: Deps, { merchant }: Of) {
  const found = merchants.byCode(merchant)
  if (!found) throw new AppError('DOMAIN_INVALID')
  return found
}

/** Days in the time zone of the caller's merchant; today where none are asked. */
export async function daysOf(deps: Deps, caller: Of, asked: Asked): Promise<Days> {
  const { timeZone } = merchantOf(deps, caller)
  const [{ from, until }, { agents }] = await Promise.all([
    windowOf(deps.pool, asked, timeZone),
    deps.settings.of(caller.merchant),
  ])
  const day = (ms: number) => dayIn(timeZone, ms)
  return {
    ...{ first: day(from.getTime()), last: day(until.getTime() - 1), today: day(deps.clock().getTime()), timeZone },
    activeFrom: parseMoney(agents.activeFrom) ?? 0n,
  }
}
