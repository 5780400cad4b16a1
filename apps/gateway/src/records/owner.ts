import { AppError, type Caller } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { type Days, type Window, windowOf } from './window.ts'

/** Owner of the record, its currency and its days. */
export type Owned = Window & { memberId: string; currency: string; timeZone: string }

/** A caller reads only their own record; the days are their merchant's. */
export async function ownRecord(deps: Deps, caller: Caller, days: Days): Promise<Owned> {
  const merchant = deps.merchants.byCode(caller.merchant)
  if (!merchant) throw new AppError('DOMAIN_INVALID')
  const { timeZone } = merchant
  const window = await windowOf(deps.pool, days, timeZone)
  return { ...window, memberId: caller.memberId, currency: memberCurrency(deps, caller), timeZone }
}
