import type { Endpoints, Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { readBonuses, readBonusTotals } from './bonuses.ts'
import { ownRecord } from './owner.ts'

/** A member's record of bonuses (contract D5-5). */
export const bonusHandlers = (deps: Deps): Handlers<Pick<Endpoints, 'bonuses'>> => ({
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
})
