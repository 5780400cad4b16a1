import type { JournalKind } from '@boardwalk/api-client/contract'
import type { Asks } from '../db/client.ts'
import { idsOf, innerIdsOf, type Window } from './window.ts'

/** `account` is the type of one account; null for all. */
type Asked = Window & { memberId: string; currency: string; account: string | null }
type Row = { kind: JournalKind; came: string; in: string; went: string; out: string }
/** Entries of a kind: `came` and `went` are their numbers, `in` and `out` their sums. */
export type KindSums = { kind: JournalKind } & Record<'came' | 'in' | 'went' | 'out', bigint>

const moved = (first: string, last: string) => `SELECT e.journal_id, e.amount, own.type FROM own JOIN entry e
      ON e.account_id = own.id AND e.journal_id >= ${first} AND e.journal_id < ${last}`
const edge = (first: string, last: string) => `${moved(first, last)}
      JOIN journal j ON j.id = e.journal_id AND j.at >= $6 AND j.at < $7`

/**
 * Most entries are stakes and wins, whose sign tells the kind: of a journal that the index `journal_other` does not have,
 * a debit is a stake and a credit a win, so their journals are not read. Entries that repay debt may be in any credit;
 * as `kindOf` does, they are known by the entry of the debt. The times of journals decide only near the ends of the
 * window.
 */
export const kindSumsText = `
  WITH own AS MATERIALIZED (
      SELECT id, type FROM account WHERE member_id = $1 AND currency = $2 AND ($3::text IS NULL OR type = $3)),
    repaid AS MATERIALIZED (
      SELECT e.journal_id, e.amount FROM account debt JOIN entry e
        ON e.account_id = debt.id AND e.journal_id >= $4::uuid AND e.journal_id < $5::uuid AND e.amount > 0
      WHERE debt.member_id = $1 AND debt.currency = $2 AND debt.type = 'DEBT'),
    moved AS (
      ${moved('$8::uuid', '$9::uuid')}
      UNION ALL ${edge('$4::uuid', '$8::uuid')}
      UNION ALL ${edge('$9::uuid', '$5::uuid')})
  SELECT CASE
      WHEN m.type = 'DEBT' AND m.amount > 0 THEN 'DBT'
      WHEN m.amount < 0 AND (m.journal_id, -m.amount) IN (SELECT journal_id, amount FROM repaid) THEN 'DBT'
      WHEN other.kind IS NULL THEN CASE WHEN m.amount > 0 THEN 'WIN' ELSE 'BET' END
      ELSE other.kind END AS kind,
    count(*) FILTER (WHERE m.amount > 0) AS came, coalesce(sum(m.amount) FILTER (WHERE m.amount > 0), 0) AS in,
    count(*) FILTER (WHERE m.amount < 0) AS went, coalesce(-sum(m.amount) FILTER (WHERE m.amount < 0), 0) AS out
  FROM moved m LEFT JOIN journal other ON other.id = m.journal_id AND other.kind NOT IN ('BET', 'WIN')
  GROUP BY 1`

export const kindSumsValues = ({ memberId, currency, account, ...window }: Asked) => [
  ...[memberId, currency, account, ...idsOf(window), window.from, window.until, ...innerIdsOf(window)],
]

/** Credits and debits of a member's accounts in a window, by kind. */
export async function readKindSums(db: Asks, asked: Asked): Promise<KindSums[]> {
  const { rows } = await db.query<Row>(kindSumsText, kindSumsValues(asked))
  return rows.map(({ kind, came, went, ...sums }) => ({
    ...{ kind, came: BigInt(came), in: BigInt(sums.in), went: BigInt(went), out: BigInt(sums.out) },
  }))
}
