import type { Endpoints, Parsed } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { accountSums, chosenAccounts, namesOf } from './account-sums.ts'
import type { Chosen } from './choose.ts'
import { amountOf, type Days } from './figures.ts'
import { marksOf } from './marks.ts'
import { accountColumns, asksEvery, type Found, ownSums, pnlRow } from './pnl.ts'
import { type Team, withTeam } from './team.ts'
import { downlineRow, downlinesOf, narrowed } from './team-page.ts'

type Asked = Parsed<Endpoints['agentAccountFile']>

export type AccountBasis = {
  db: Reader
  team: Team
  days: Days
  where: Chosen['where']
  asked: Asked
  currency: string
}

/** The accounts after one, in the order of their names: they are unique, and a new account repeats no other. */
const following = (after: string | null, limit: number) =>
  sql`${after === null ? sql`` : sql`AND t.username > ${after}`} ORDER BY t.username LIMIT ${limit}`

/** An account of a slice; `row` is null if the filter leaves it out. */
export type Slot = { account: string; row: object | null }

/** Sums of a slice of accounts, of which those with nothing behind the figure have no row. */
export async function pnlSlice(
  { db, team, days, where, asked }: AccountBasis,
  after: string | null,
  limit: number,
): Promise<Slot[]> {
  const amount = amountOf(asked.figure, days)
  const marks = await marksOf(db, team.merchant)
  const sums = accountSums(team.merchant, { days, marks, games: asked, every: asksEvery(asked) })
  const query = sql`, ${chosenAccounts(where, following(after, limit))}, sums AS MATERIALIZED (${sums}),
    found AS MATERIALIZED (SELECT s.member_id AS id, ${ownSums(namesOf(asked))} FROM sums s WHERE ${amount} <> 0)
    SELECT found.*, found.id IS NOT NULL AS "isFound", t.id, ${accountColumns}
    FROM chosen c JOIN team t ON t.id = c.id LEFT JOIN found ON found.id = c.id ORDER BY c.username`
  const { rows } = await db.execute<Found & { isFound: boolean }>(withTeam(team, query))
  return rows.map(({ isFound, ...row }) => ({ account: row.account, row: isFound ? pnlRow(row) : null }))
}

/** A slice of accounts with the sums below each of them. */
export async function teamSlice(
  { db, team, where, asked, currency }: AccountBasis,
  after: string | null,
  limit: number,
): Promise<Slot[]> {
  const page = sql`SELECT t.*, 0 AS count, row_number() OVER (ORDER BY t.username) AS place FROM team t
    WHERE ${where} AND ${narrowed(asked)} ${following(after, limit)}`
  const rows = await downlinesOf(db, team, { page, currency, reader: team.agentId })
  return rows.map((row) => ({ account: row.account, row: downlineRow(row) }))
}
