import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import { type BetRow, type BetTotals, betColumns, betSums } from '../records/bets.ts'
import {
  type BetQuestion,
  type BetSlice,
  inPart,
  isAsked,
  nearFor,
  orderOf,
  partsOf,
  restOf,
  timeOf,
  topOf,
} from './bet-parts.ts'
import { settledSums } from './settled-sums.ts'
import { type Team, withTeam } from './team.ts'
import { type AccountDays, type Asks, betsOfDays, topDays } from './top-bets.ts'

export type TeamBetRow = BetRow & { account: string }
type Raw = Omit<TeamBetRow, 'placedAt' | 'settledAt'> & { placedAt: string; settledAt: string | null }

/** Settled bets at the begin of the order, of all accounts. */
const nearBets = ({ team, question, slice }: Asks) => sql`
  SELECT b.* FROM bet b WHERE b.merchant = ${team.merchant} AND ${inPart('settled', question, slice)}
  ORDER BY ${orderOf(question.asked, timeOf('settled'))} LIMIT ${nearFor(slice)}`

/** Settled bets of the accounts, none of which gives more than the page can need. */
const eachOf = ({ question, slice }: Asks) => sql`team t CROSS JOIN LATERAL (
  SELECT b.* FROM bet b WHERE b.member_id = t.id AND ${inPart('settled', question, slice)} AND ${isAsked(question)}
  ORDER BY ${orderOf(question.asked, timeOf('settled'))} LIMIT ${slice.limit + slice.offset}) b`

function settledFrom(asks: Asks, source: Source): SQL {
  if (source === 'near') return sql`near b JOIN team t ON t.id = b.member_id`
  return source === 'each' ? eachOf(asks) : betsOfDays(asks, source)
}

/** Rows that a part can give to the page. */
function rowsOf({ question, slice }: Asks, from: SQL, time: SQL): SQL {
  return sql`(SELECT t.username::text AS account, b.*, ${time} AS time FROM ${from}
    WHERE ${question.where} AND ${isAsked(question)} ORDER BY ${orderOf(question.asked, time)}
    LIMIT ${slice.limit + slice.offset})`
}

/**
 * The place in which a page looks for settled bets: `near` the begin of its order, in some days of accounts, or in `each`
 * account. Near the begin the rest shows only bets that cannot come after a settled one that was left out.
 */
type Source = 'near' | AccountDays | 'each'

async function readPage(asks: Asks, source: Source): Promise<TeamBetRow[]> {
  const { db, team, question, slice } = asks
  const parts = partsOf(question)
  const isNear = source === 'near' && parts.includes('settled')
  const hasAll = sql`(SELECT count(*) FROM near) < ${nearFor(slice)}`
  const within =
    question.asked.sort === 'newest'
      ? sql`b.placed_at > (SELECT min(settled_at) FROM near)`
      : sql`b.placed_at < (SELECT max(settled_at) FROM near)`
  const rest = sql`${restOf(team, question, slice)} JOIN team t ON t.id = b.member_id ${isNear ? sql`AND (${hasAll} OR ${within})` : sql``}`
  const sources = { settled: settledFrom(asks, source), rest }
  const found = parts.map((part) => rowsOf(asks, sources[part], timeOf(part)))
  const { rows } = await db.execute<Raw>(
    withTeam(
      team,
      sql`${isNear ? sql`, near AS MATERIALIZED (${nearBets(asks)})` : sql``}
        SELECT b.account, (extract(epoch FROM b.time) * 1000000)::bigint::text AS at, ${sql.raw(betColumns)}, game.names
        FROM (${sql.join(found, sql` UNION ALL `)}) b LEFT JOIN game ON game.id = b.game_id
        ORDER BY ${orderOf(question.asked, sql`b.time`)} LIMIT ${slice.limit} OFFSET ${slice.offset}`,
    ),
  )
  return rows.map(
    ({ placedAt, settledAt, ...row }): TeamBetRow => ({
      ...{ ...row, placedAt: new Date(placedAt), settledAt: settledAt === null ? null : new Date(settledAt) },
    }),
  )
}

/** Whether there are more settled bets in the window than those near its end. */
async function hasMore({ db, team, question, slice }: Asks): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM (SELECT FROM bet b WHERE b.merchant = ${team.merchant}
      AND ${inPart('settled', question, slice)} LIMIT ${nearFor(slice)}) b`)
  return (rows[0]?.count ?? 0) === nearFor(slice)
}

/**
 * One page. A team's newest bets are among the newest of its merchant unless it plays little; only then, and for few
 * accounts, is each asked for its own.
 */
export async function readTeamBets(db: Reader, team: Team, question: BetQuestion, slice: BetSlice) {
  const asks = { db, team, question, slice }
  const { asked } = question
  const hasSettled = partsOf(question).includes('settled')
  if (!hasSettled || asked.scope === 'SELF' || asked.account) return await readPage(asks, 'each')
  if (topOf[asked.sort]) return await readPage(asks, (await topDays(asks)) ?? 'each')
  const rows = await readPage(asks, 'near')
  return rows.length < slice.limit && (await hasMore(asks)) ? await readPage(asks, 'each') : rows
}

const columns = ['bets', 'stake', 'validBet', 'payout', 'winLoss'] as const

const restSums = (team: Team, question: BetQuestion) => sql`
  SELECT ${sql.raw(betSums)} FROM ${restOf(team, question, { before: null })} JOIN team t ON t.id = b.member_id
  WHERE ${question.where} AND ${isAsked(question)}`

/** Sums over everything that the question finds: settled bets by the daily figures, the rest from their rows. */
export async function readTeamBetTotals(db: Reader, team: Team, question: BetQuestion): Promise<BetTotals> {
  const sums = { settled: () => settledSums(team, question), rest: () => restSums(team, question) }
  const parts = partsOf(question).map((part) => sql`(${sums[part]()})`)
  const added = columns.map((name) => sql`sum(${sql.identifier(name)})::text AS ${sql.identifier(name)}`)
  const { rows } = await db.execute<BetTotals>(
    withTeam(team, sql`SELECT ${sql.join(added, sql`, `)} FROM (${sql.join(parts, sql` UNION ALL `)}) part`),
  )
  if (!rows[0]) throw new Error('An aggregate answered no row.')
  return rows[0]
}
