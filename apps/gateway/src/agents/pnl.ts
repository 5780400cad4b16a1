import type { AccountType, Endpoints, Parsed, Value } from '@boardwalk/api-client/contract'
import { sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { chooseAccounts } from './choose.ts'
import { amountOf, type DaySums, type Days, daySums, inDays, moneyOf, registeredIn, sumOf } from './figures.ts'
import { asOf } from './overview.ts'
import { type Team, withTeam } from './team.ts'

type Asked = Parsed<Endpoints['agentPnl']>
type Answer = Value<Endpoints['agentPnl']>
type Row = DaySums & { id: string; account: string; type: AccountType; level: number; at: string }

const totals = ['bets', 'stake', 'validBet', 'payout', 'deposit', 'withdraw', 'bonus', 'commission', 'firstDeposits']

/** The accounts behind a figure, with their sums, and the sums over all of them (contract D9-8). */
export async function pnlPage(db: Reader, team: Team, days: Days, asked: Asked): Promise<Answer> {
  const { where } = await chooseAccounts(db, team, asked)
  const amount = amountOf(asked.figure, days)
  const found = sql`, found AS (
    SELECT t.id, t.username::text AS account, t.type, t.level, t.registered_at, ${daySums}, ${amount} AS amount,
      ${registeredIn(days)} AS joined
    FROM team t LEFT JOIN member_day d ON d.member_id = t.id AND ${inDays(days)}
    WHERE ${where}
    GROUP BY t.id, t.username, t.type, t.level, t.registered_at HAVING ${amount} <> 0)`
  const sums = sql.join(
    totals.map((name) => sql`coalesce(sum(${sql.identifier(name)}), 0) AS ${sql.identifier(name)}`),
    sql`, `,
  )
  const [list, summary, at] = await Promise.all([
    db.execute<Row>(
      withTeam(
        team,
        sql`${found} SELECT *, to_char(registered_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at FROM found
          ORDER BY abs(amount) DESC, account LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
      ),
    ),
    db.execute<DaySums & Record<'count' | 'active' | 'registrations', string>>(
      withTeam(
        team,
        sql`${found} SELECT ${sums}, count(*) AS count, count(*) FILTER (WHERE joined) AS registrations,
          count(*) FILTER (WHERE "validBet" >= ${days.activeFrom}) AS active FROM found`,
      ),
    ),
    asOf(db, team.merchant),
  ])
  const [sum] = summary.rows
  if (!sum) throw new Error('An aggregate answered no row.')
  const totalCount = Number(sum.count)
  return {
    ...{ list: list.rows.map(rowOf), pageNo: asked.pageNo, pageSize: asked.pageSize, totalCount },
    ...{ totalPages: Math.ceil(totalCount / asked.pageSize), summary: sumOf(sum), asOf: at },
  }
}

const rowOf = (row: Row): Answer['list'][number] => ({
  ...{ id: row.id, account: row.account, type: row.type, level: row.level, key: row.account, bets: Number(row.bets) },
  ...{ registeredAt: row.at, ...moneyOf(row) },
})
