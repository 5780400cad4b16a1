import { AppError, type Endpoints, endpoints, type Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { giveUpBonus } from '../reward-centre/give-up.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { readBonuses, readBonusTotals } from './bonuses.ts'
import { ownRecord } from './owner.ts'

/** A member's record of bonuses (contract D5-5), and the way out of one (decision 116). */
export const bonusHandlers = (deps: Deps): Handlers<Pick<Endpoints, 'bonuses' | 'giveUpBonus'>> => ({
  bonuses: async ({ input, caller, request: { language } }) => {
    const { pageNo, pageSize, status, before = null } = input
    const { memberId, from, until } = await ownRecord(deps, caller, input)
    const question = { memberId, from, until, status: status === 'ALL' ? null : status }
    const offset = before === null ? (pageNo - 1) * pageSize : 0
    const [list, totals] = await Promise.all([
      readBonuses(deps.pool, question, { before, limit: pageSize, offset, language }),
      before === null ? readBonusTotals(deps.pool, question) : null,
    ])
    const { totalCount, summary } = totals ?? { totalCount: null, summary: null }
    const totalPages = totalCount === null ? null : Math.ceil(totalCount / pageSize)
    return { list, pageNo, pageSize, totalCount, totalPages, summary }
  },
  giveUpBonus: async ({ input, caller, request }) => {
    if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    const owner = { memberId: caller.memberId, currency: memberCurrency(deps, caller) }
    const asked = { row: endpoints.giveUpBonus, input, caller, request }
    return await withIdempotency(deps.db, asked, (tx) => giveUpBonus(tx, owner, input.id))
  },
})
