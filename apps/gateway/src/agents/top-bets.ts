import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import { type BetQuestion, type BetSlice, inPart, isAsked, nearFor, orderOf, timeOf, topOf } from './bet-parts.ts'
import { type Games, inDays, ofGames } from './figures.ts'
import { type Team, withTeam } from './team.ts'

export type Asks = { db: Reader; team: Team; question: BetQuestion; slice: BetSlice }
/** An account's days whose settled bets can be on a page. */
export type AccountDays = { members: string[]; days: string[] }

type DaysAsked = Pick<BetQuestion, 'days'> & { asked: Games }
type Found = { member: string; day: string; isKnown: boolean; ranked: number; seen: number }

/**
 * The days of the merchant with the top bets; `most` of them, and those that are equal to the last. Every top meets its
 * condition, without which the planner cannot use the index of tops.
 */
export function rankedDays(merchant: string, { asked, days }: DaysAsked, top: SQL, most: number | null): SQL {
  const all = sql`SELECT d.member_id, d.day, ${top} AS top FROM member_day d
    WHERE d.merchant = ${merchant} AND ${inDays(days)} AND d.bets > 0 AND (${top} IS NULL OR ${top} >= 0)
      ${ofGames(asked)}`
  return most === null
    ? all
    : sql`${all} ORDER BY ${top} DESC NULLS FIRST, d.day DESC FETCH FIRST ${most} ROWS WITH TIES`
}

async function findDays(asks: Asks, top: SQL, most: number | null): Promise<Found[]> {
  const { db, team, question, slice } = asks
  const { where, window, days } = question
  const { rows } = await db.execute<Found>(
    withTeam(
      team,
      sql`, changed AS MATERIALIZED (
        SELECT DISTINCT u.member_id, (u.at AT TIME ZONE ${days.timeZone})::date AS day FROM member_day_due u
          JOIN team t ON t.id = u.member_id
        WHERE ${where} AND u.at >= ${window.from.toISOString()} AND u.at < ${window.until.toISOString()}),
      merchants AS ${most === null ? sql`NOT` : sql``} MATERIALIZED (${rankedDays(team.merchant, question, top, most)}),
      ranked AS (
        SELECT d.member_id, d.day, d.top IS NOT NULL AS known, 1 AS ranked FROM merchants d JOIN team t ON t.id = d.member_id
        WHERE ${where} AND NOT EXISTS (SELECT FROM changed c WHERE c.member_id = d.member_id AND c.day = d.day)
        ORDER BY d.top DESC NULLS FIRST, d.day DESC FETCH FIRST ${slice.limit + slice.offset} ROWS WITH TIES)
      SELECT member_id AS member, day::text, bool_and(known) AS "isKnown", sum(ranked)::int AS ranked,
        ${most === null ? sql`0` : sql`(SELECT count(*)::int FROM merchants)`} AS seen
      FROM (SELECT * FROM ranked UNION ALL SELECT *, true, 0 FROM changed) found GROUP BY member_id, day`,
    ),
  )
  return rows
}

/**
 * Days of accounts that have all settled bets of a page which is ordered by stake or payout: a bet that comes after the
 * top bets of as many days as the page has rows is not on it. Of bets with the same amount the day decides. Days that
 * changed since the last run of the daily figures are taken without a look. Null for an order of time, and in a window
 * with days from before there were top bets.
 */
export async function topDays(asks: Asks): Promise<AccountDays | null> {
  const top = topOf[asks.question.asked.sort]
  if (!top) return null
  const rank = asks.slice.limit + asks.slice.offset
  const most = nearFor(asks.slice)
  let rows = await findDays(asks, top, most)
  const hasAll = rows[0] !== undefined && rows[0].seen < most
  if (!hasAll && rows.reduce((sum, { ranked }) => sum + ranked, 0) < rank) rows = await findDays(asks, top, null)
  if (rows.some(({ isKnown }) => !isKnown)) return null
  return { members: rows.map(({ member }) => member), days: rows.map(({ day }) => day) }
}

/** Settled bets `b` of these days. */
export function betsOfDays({ question, slice }: Asks, { members, days }: AccountDays): SQL {
  const { timeZone } = question.days
  return sql`unnest(${sql.param(members)}::uuid[], ${sql.param(days)}::date[]) AS top(member_id, day)
    JOIN team t ON t.id = top.member_id CROSS JOIN LATERAL (
      SELECT b.* FROM bet b WHERE b.member_id = t.id AND ${inPart('settled', question, slice)} AND ${isAsked(question)}
        AND b.settled_at >= top.day::timestamp AT TIME ZONE ${timeZone}
        AND b.settled_at < (top.day + 1)::timestamp AT TIME ZONE ${timeZone}
      ORDER BY ${orderOf(question.asked, timeOf('settled'))} LIMIT ${slice.limit + slice.offset}) b`
}
