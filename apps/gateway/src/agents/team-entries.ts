import type { Endpoints, Parsed } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import { bonusKinds } from '../ledger/daily-kinds.ts'
import { betOfEntry, type EntryRow, kindOf, type Slice, type Totals } from '../records/entries.ts'
import { kindsIn } from '../records/kinds.ts'
import { idsOf, type Window } from '../records/window.ts'
import { type Team, withTeam } from './team.ts'

type Asked = Parsed<Endpoints['agentTransactions']>
/** `where` chooses accounts `t` of the team. */
export type EntryQuestion = { asked: Asked; where: SQL; currency: string; window: Window }

const orders: Record<Asked['sort'], SQL> = {
  newest: sql`journal_id DESC, seq DESC`,
  oldest: sql`journal_id, seq`,
  amount: sql`abs(amount) DESC, journal_id DESC, seq DESC`,
}

const own = ({ where, currency }: EntryQuestion) => sql`own AS MATERIALIZED (
  SELECT a.id, a.type, a.member_id, t.username::text AS username FROM team t
    JOIN account a ON a.member_id = t.id AND a.currency = ${currency} WHERE ${where})`

/** Entries of an account `own`; ids bound the index scan, times decide. */
function matches({ asked, window }: EntryQuestion): SQL {
  const [first, last] = idsOf(window)
  const kinds = asked.kind === 'GIFTS' ? bonusKinds : kindsIn(asked.kind)
  return sql`e.account_id = own.id AND e.journal_id >= ${first} AND e.journal_id < ${last}
    AND j.at >= ${window.from.toISOString()} AND j.at < ${window.until.toISOString()}
    ${asked.direction === 'ALL' ? sql`` : sql`AND (e.amount > 0) = ${asked.direction === 'IN'}`}
    ${kinds ? sql`AND (${sql.raw(kindOf)}) = ANY(${sql.param(kinds)}::text[])` : sql``}`
}

export type TeamEntryRow = EntryRow & { account: string }

/** One page. Each account gives no more entries than the page can need. */
export async function readTeamEntries(db: Reader, team: Team, question: EntryQuestion, slice: Slice) {
  const { before, limit, offset } = slice
  const order = orders[question.asked.sort]
  const isAfter = before ? sql`AND (e.journal_id, e.seq) < (${before.journalId}::uuid, ${before.seq}::smallint)` : sql``
  const { rows } = await db.execute<Omit<TeamEntryRow, 'at'> & { at: string }>(
    withTeam(
      team,
      sql`, ${own(question)}, page AS MATERIALIZED (
        SELECT found.*, own.type, own.username FROM own CROSS JOIN LATERAL (
          SELECT e.journal_id, e.seq, e.amount, e.balance_after, j.at, j.ref_no, j.source, j.ext_id, j.meta,
            ${sql.raw(kindOf)} AS kind
          FROM entry e JOIN journal j ON j.id = e.journal_id WHERE ${matches(question)} ${isAfter}
          ORDER BY ${order} LIMIT ${limit + offset}) found
        ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
      SELECT p.username AS account, p.journal_id AS "journalId", p.seq, p.type, p.at, p.ref_no AS "refNo", p.kind,
        p.source, p.meta, p.amount, p.balance_after AS balance, b.ref_no AS "relatedNo", game.names
      FROM (SELECT *, row_number() OVER (ORDER BY ${order}) AS place FROM page) p ${sql.raw(betOfEntry)}
      ORDER BY p.place`,
    ),
  )
  return rows.map((row): TeamEntryRow => ({ ...row, at: new Date(row.at) }))
}

/** Sums over everything that the question finds. */
export async function readTeamTotals(db: Reader, team: Team, question: EntryQuestion): Promise<Totals> {
  const { rows } = await db.execute<Totals>(
    withTeam(
      team,
      sql`, ${own(question)}
        SELECT count(*) AS count, coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0) AS in,
          coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0) AS out
        FROM own JOIN entry e ON e.account_id = own.id JOIN journal j ON j.id = e.journal_id WHERE ${matches(question)}`,
    ),
  )
  if (!rows[0]) throw new Error('An aggregate answered no row.')
  return rows[0]
}
