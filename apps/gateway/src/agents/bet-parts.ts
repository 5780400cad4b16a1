import type { Endpoints, Parsed } from '@boardwalk/api-client/contract'
import { type SQL, sql } from '../db/orm.ts'
import { named } from '../records/bet-handlers.ts'
import type { Window } from '../records/window.ts'
import type { Days } from './figures.ts'
import type { Team, TeamMember } from './team.ts'

type Asked = Parsed<Endpoints['agentBets']>

/**
 * A bet belongs to the instant of its result, and until it has one to that of its stake. Each part has an index in the
 * order of its instants.
 */
export type BetPart = 'settled' | 'rest'

/**
 * `where` chooses accounts `t` of the team, `under` is the account that they are below; null for the caller's agent.
 * `parts` are those of the asked status unless given. A list of the rest that is read for long has the bets that were not
 * settled at `asOf`, also those that were settled since.
 */
export type BetQuestion = {
  asked: Asked
  under: TeamMember | null
  where: SQL
  currency: string
  window: Window
  days: Days
  parts?: readonly BetPart[]
  asOf?: Date
}
export type BetSlice = { before: { at: string; refNo: string } | null; limit: number; offset: number }

/** Rows of a merchant that are looked through for those of a team, and more for a long page. */
export const nearFor = ({ limit, offset }: BetSlice): number => Math.max(2_000, 3 * (limit + offset))

const partsOfStatus: Record<Asked['status'], readonly BetPart[]> = {
  ALL: ['settled', 'rest'],
  SETTLED: ['settled'],
  OPEN: ['rest'],
  ROLLED_BACK: ['rest'],
}
export const partsOf = ({ asked, parts = partsOfStatus[asked.status] }: BetQuestion) => parts

const times: Record<BetPart, SQL> = { settled: sql`b.settled_at`, rest: sql`b.placed_at` }
const states: Record<BetPart, SQL> = { settled: sql`b.status = 'SETTLED'`, rest: sql`b.status <> 'SETTLED'` }

export const timeOf = (part: BetPart): SQL => times[part]

/** Bets `b` in an order of the page; `time` is their instant. */
export function orderOf({ sort }: Asked, time: SQL): SQL {
  const newest = sql`${time} DESC, b.ref_no DESC`
  const orders: Record<Asked['sort'], SQL> = {
    newest,
    oldest: sql`${time}, b.ref_no`,
    stake: sql`b.stake DESC, ${newest}`,
    payout: sql`b.payout DESC, ${newest}`,
  }
  return orders[sort]
}

/** Figure of a day by which an order that is not that of time finds its bets. */
export const topOf: Partial<Record<Asked['sort'], SQL>> = { stake: sql`d.top_stake`, payout: sql`d.top_payout` }

type Place = Pick<BetSlice, 'before'>

function isBetween(time: SQL, { from, until }: Window, { before }: Place): SQL {
  const isAfter = before
    ? sql`AND (${time}, b.ref_no) < ('epoch'::timestamptz + ${before.at}::float8 * interval '1 microsecond', ${before.refNo})`
    : sql``
  return sql`${time} >= ${from.toISOString()} AND ${time} < ${until.toISOString()} ${isAfter}`
}

/** Bets `b` of a part in the window, after the place of the slice: all that the index of the part decides. */
export const inPart = (part: BetPart, { window }: BetQuestion, slice: Place): SQL =>
  sql`${states[part]} AND ${isBetween(times[part], window, slice)}`

/** The rest of the filter. */
export function isAsked({ asked, currency }: BetQuestion): SQL {
  const [category, vendor, status] = [named(asked.gameCategory), named(asked.vassalage), named(asked.status)]
  return sql`b.currency = ${currency} ${category ? sql`AND b.game_category = ${category}` : sql``}
    ${vendor ? sql`AND b.vendor = ${vendor}` : sql``} ${status ? sql`AND b.status = ${status}` : sql``}`
}

/** A merchant's bets without a result, those that had none at `asOf` included. */
export function restOf({ merchant }: Team, question: BetQuestion, slice: Place): SQL {
  const open = sql`SELECT b.* FROM bet b WHERE b.merchant = ${merchant} AND ${inPart('rest', question, slice)}`
  const { asOf, window } = question
  if (!asOf) return sql`(${open}) b`
  return sql`(${open} UNION ALL SELECT b.* FROM bet b WHERE b.merchant = ${merchant} AND ${states.settled}
    AND b.settled_at >= ${asOf.toISOString()} AND ${isBetween(times.rest, window, slice)}) b`
}
