import type { Endpoints, Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { formatMoney } from '../ledger/money.ts'
import { ownRecord } from './owner.ts'
import { readClosing, readLines } from './statement.ts'

/** A member's monthly statement of the main wallet. */
export const statementHandlers = (deps: Deps): Handlers<Pick<Endpoints, 'statement'>> => ({
  statement: async ({ input: { month }, caller }) => {
    const owner = await ownRecord(deps, caller, daysOf(month))
    const [lines, closing] = await Promise.all([readLines(deps.pool, owner), readClosing(deps.pool, owner)])
    const sum = (side: 'in' | 'out') => lines.reduce((total, line) => total + line[side], 0n)
    return {
      ...{ month, opening: formatMoney(closing - sum('in') + sum('out')), closing: formatMoney(closing) },
      ...{ in: formatMoney(sum('in')), out: formatMoney(sum('out')) },
      rows: lines.map((line) => ({ ...line, in: formatMoney(line.in), out: formatMoney(line.out) })),
    }
  },
})

/** First and last day of a month: day 0 of the next month is its last. */
function daysOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { startDate: `${month}-01`, endDate: `${month}-${last}` }
}
