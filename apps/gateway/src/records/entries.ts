import type { JournalKind } from '@boardwalk/api-client/contract'
import type { Asks } from '../db/client.ts'
import type { Texts } from '../db/schema/texts.ts'
import { type KindSums, readKindSums } from './sums-by-kind.ts'
import { idsOf, innerIdsOf, type Window } from './window.ts'

/** A member's query for their own ledger. */
export type Question = Window & {
  memberId: string
  currency: string
  /** Type of one account; null for all. */
  account: string | null
  kinds: JournalKind[] | null
  direction: 'ALL' | 'IN' | 'OUT'
}
export type Slice = { before: { journalId: string; seq: number } | null; limit: number; offset: number }

export type EntryRow = {
  journalId: string
  seq: number
  type: string
  at: Date
  refNo: string
  kind: JournalKind
  source: string
  meta: Record<string, unknown> | null
  amount: string
  balance: string
  relatedNo: string | null
  names: Texts | null
}
export type Totals = { count: string; in: string; out: string }

/**
 * Legs that repay debt are in the journal of the credit (`repayDebt`), with one amount and opposite signs. A transfer
 * may repay the payee's debt, which the payer's record does not show. `own` are the reader's accounts.
 */
export const kindOf = `CASE
    WHEN own.type = 'DEBT' AND e.amount > 0 THEN 'DBT'
    WHEN e.amount < 0 AND j.kind <> 'BET' AND EXISTS (
      SELECT FROM entry repaid JOIN account debt ON debt.id = repaid.account_id
      WHERE repaid.journal_id = e.journal_id AND repaid.amount = -e.amount AND debt.type = 'DEBT'
        AND debt.member_id = own.member_id) THEN 'DBT'
    ELSE j.kind END`

const own = `own AS MATERIALIZED (
    SELECT id, type, member_id FROM account WHERE member_id = $1 AND currency = $2 AND ($3::text IS NULL OR type = $3))`

/** The CTE `own` selects the member; ids bound the index scan, times decide. */
const matches = `e.account_id = own.id AND e.journal_id >= $4 AND e.journal_id < $5 AND j.at >= $6 AND j.at < $7
    AND ($8 = 'ALL' OR (e.amount > 0) = ($8 = 'IN')) AND ($9::text[] IS NULL OR ${kindOf} = ANY($9))`

const valuesOf = ({ memberId, currency, account, kinds, direction, ...window }: Question) => [
  ...[memberId, currency, account, ...idsOf(window), window.from, window.until, direction, kinds],
]

/** The bet of each entry of `p`, and its game. */
export const betOfEntry = `
    LEFT JOIN game_tx g ON g.provider = p.source AND g.tx_id = p.ext_id
    LEFT JOIN game_tx undone ON undone.provider = g.provider AND undone.tx_id = g.ref_tx_id
    LEFT JOIN bet b ON b.provider = g.provider AND b.tx_id = coalesce(undone.ref_tx_id, g.ref_tx_id, g.tx_id)
    LEFT JOIN game ON game.id = b.game_id`

/** Each account gives its newest entries, so that no account is read further than one page needs. */
const pageText = `
  WITH ${own}, page AS MATERIALIZED (
    SELECT newest.*, own.type FROM own CROSS JOIN LATERAL (
      SELECT e.journal_id, e.seq, e.amount, e.balance_after, j.at, j.ref_no, j.source, j.ext_id, j.meta, ${kindOf} AS kind
      FROM entry e JOIN journal j ON j.id = e.journal_id
      WHERE ${matches} AND (e.journal_id, e.seq) < ($10::uuid, $11::smallint)
      ORDER BY e.journal_id DESC, e.seq DESC LIMIT $12) newest
    ORDER BY journal_id DESC, seq DESC LIMIT $13 OFFSET $14)
  SELECT p.journal_id AS "journalId", p.seq, p.type, p.at, p.ref_no AS "refNo", p.kind, p.source, p.meta, p.amount,
    p.balance_after AS balance, b.ref_no AS "relatedNo", game.names
  FROM page p ${betOfEntry}
  ORDER BY p.journal_id DESC, p.seq DESC`

const newest = { journalId: 'ffffffff-ffff-ffff-ffff-ffffffffffff', seq: 32_767 }

/** Entries of the member's own accounts, newest first. */
export async function readEntries(db: Asks, question: Question, slice: Slice): Promise<EntryRow[]> {
  const { journalId, seq } = slice.before ?? newest
  const { limit, offset } = slice
  const values = [...valuesOf(question), journalId, seq, limit + offset, limit, offset]
  return (await db.query<EntryRow>(pageText, values)).rows
}

const sums = `count(*) AS count, coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0) AS in,
    coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0) AS out`

const between = (first: string, last: string) => `FROM own JOIN entry e
      ON e.account_id = own.id AND e.journal_id >= ${first} AND e.journal_id < ${last}`
const edge = (first: string, last: string) => `SELECT e.amount ${between(first, last)}
      JOIN journal j ON j.id = e.journal_id AND j.at >= $6 AND j.at < $7`

/**
 * The sums of all kinds. An id that is far enough from both ends was made within the window, so its journal is not read:
 * most of the time of a year of entries went there.
 */
export const allTotalsText = `
  WITH ${own}
  SELECT ${sums} FROM (
    SELECT e.amount ${between('$9', '$10')}
    UNION ALL ${edge('$4::uuid', '$9::uuid')}
    UNION ALL ${edge('$10::uuid', '$5::uuid')}) e
  WHERE $8 = 'ALL' OR (e.amount > 0) = ($8 = 'IN')`

export const allTotalsValues = (question: Question) => [...valuesOf(question).slice(0, -1), ...innerIdsOf(question)]

/** Sums over everything that the question finds. */
export async function readTotals(db: Asks, question: Question): Promise<Totals> {
  if (question.kinds !== null) return totalsOf(await readKindSums(db, question), question)
  const { rows } = await db.query<Totals>(allTotalsText, allTotalsValues(question))
  return rows[0] ?? { count: '0', in: '0', out: '0' }
}

function totalsOf(all: KindSums[], { kinds, direction }: Question): Totals {
  const found = all.filter(({ kind }) => kinds?.includes(kind))
  const sum = (key: 'came' | 'in' | 'went' | 'out') => found.reduce((total, row) => total + row[key], 0n)
  const [asksIn, asksOut] = [direction !== 'OUT', direction !== 'IN']
  const count = (asksIn ? sum('came') : 0n) + (asksOut ? sum('went') : 0n)
  return { count: `${count}`, in: `${asksIn ? sum('in') : 0n}`, out: `${asksOut ? sum('out') : 0n}` }
}
