import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import { dayMs } from '../time-units.ts'
import type { Days } from './figures.ts'
import type { Team } from './team.ts'

type Income = NonNullable<Value<Endpoints['agentOverview']>['trend']>['income']

/** Fewest days of a plot: fewer show no change. */
const least = 7

/** The asked days, with those before them that a plot needs. */
export function drawnDays(days: Days): Days {
  const first = new Date(Date.parse(days.last) - (least - 1) * dayMs).toISOString().slice(0, 10)
  return first < days.first ? { ...days, first } : days
}

/** The agent's own income with its corrections. As in `agentIncome`, a period counts on the day of its last instant. */
export async function incomeByDay(db: Reader, { agentId }: Team, { first, last, timeZone }: Days): Promise<Income> {
  const { rows } = await db.execute<{ day: string; amount: string }>(sql`
    SELECT to_char((r.ends_at - interval '1 microsecond') AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day,
      sum(i.net + coalesce((SELECT sum(f.amount) FROM settlement_fix f WHERE f.item_id = i.id), 0)) AS amount
    FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id
    WHERE i.member_id = ${agentId} AND r.ends_at > ${first}::timestamp AT TIME ZONE ${timeZone}
      AND r.ends_at <= (${last}::date + 1)::timestamp AT TIME ZONE ${timeZone}
    GROUP BY 1 ORDER BY 1`)
  return rows.map(({ day, amount }) => ({ day, amount: formatMoney(BigInt(amount)) }))
}
