import type { Endpoints, Parsed } from '@boardwalk/api-client/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { named } from '../records/bet-handlers.ts'
import { type BetRow, type BetTotals, betColumns, betSums } from '../records/bets.ts'
import type { Window } from '../records/window.ts'
import type { Days } from './figures.ts'
import { settledSums } from './settled-sums.ts'
import { type Team, type TeamMember, withTeam } from './team.ts'

type Asked = Parsed<Endpoints['agentBets']>
/** `where` chooses accounts `t` of the team, `under` is the account that they are below; null for the caller's agent. */
export type BetQuestion = {
  asked: Asked
  under: TeamMember | null
  where: SQL
  currency: string
  window: Window
  days: Days
}
export type BetSlice = { before: { at: string; refNo: string } | null; limit: number; offset: number }

const isSettled = ({ status }: Asked) => status === 'SETTLED'
/** The instant that decides the day of a bet, with the order in which its index is sorted. */
const timeOf = (asked: Asked) =>
  isSettled(asked)
    ? { time: sql`b.settled_at`, newest: sql`b.settled_at DESC` }
    : { time: sql`b.placed_at`, newest: sql`b.placed_at DESC NULLS LAST` }

function orderOf(asked: Asked): SQL {
  const { time, newest } = timeOf(asked)
  return {
    newest: sql`${newest}, b.ref_no DESC`,
    oldest: sql`${time}, b.ref_no`,
    stake: sql`b.stake DESC, ${newest}, b.ref_no DESC`,
    payout: sql`b.payout DESC, ${newest}, b.ref_no DESC`,
  }[asked.sort]
}

/** Bets of an account `t`. */
function matches({ asked, currency, window }: BetQuestion): SQL {
  const { time } = timeOf(asked)
  const [category, vendor, status] = [named(asked.gameCategory), named(asked.vassalage), named(asked.status)]
  return sql`b.member_id = t.id AND b.currency = ${currency}
    AND ${time} >= ${window.from.toISOString()} AND ${time} < ${window.until.toISOString()}
    ${category ? sql`AND b.game_category = ${category}` : sql``} ${vendor ? sql`AND b.vendor = ${vendor}` : sql``}
    ${status ? sql`AND b.status = ${status}` : sql``}`
}

export type TeamBetRow = BetRow & { account: string }
type Raw = Omit<TeamBetRow, 'placedAt' | 'settledAt'> & { placedAt: string; settledAt: string | null }

/** One page. Each account gives no more bets than the page can need. */
export async function readTeamBets(db: Reader, team: Team, question: BetQuestion, slice: BetSlice) {
  const { time } = timeOf(question.asked)
  const order = orderOf(question.asked)
  const { before, limit, offset } = slice
  const isAfter = before
    ? sql`AND (${time}, b.ref_no) < ('epoch'::timestamptz + ${before.at}::float8 * interval '1 microsecond', ${before.refNo})`
    : sql``
  const { rows } = await db.execute<Raw>(
    withTeam(
      team,
      sql`SELECT t.username::text AS account, (extract(epoch FROM ${time}) * 1000000)::bigint::text AS at,
          ${sql.raw(betColumns)}, game.names
        FROM team t CROSS JOIN LATERAL (
          SELECT b.* FROM bet b WHERE ${matches(question)} ${isAfter} ORDER BY ${order} LIMIT ${limit + offset}) b
          LEFT JOIN game ON game.id = b.game_id
        WHERE ${question.where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    ),
  )
  return rows.map(
    ({ placedAt, settledAt, ...row }): TeamBetRow => ({
      ...{ ...row, placedAt: new Date(placedAt), settledAt: settledAt === null ? null : new Date(settledAt) },
    }),
  )
}

const raw = (question: BetQuestion) => sql`
  SELECT ${sql.raw(betSums)} FROM team t JOIN bet b ON ${matches(question)} WHERE ${question.where}`

/** Sums over everything that the question finds. */
export async function readTeamBetTotals(db: Reader, team: Team, question: BetQuestion): Promise<BetTotals> {
  const { rows } = await db.execute<BetTotals>(
    withTeam(team, isSettled(question.asked) ? settledSums(team, question) : raw(question)),
  )
  if (!rows[0]) throw new Error('An aggregate answered no row.')
  return rows[0]
}
