import { type TxGroup, txGroupOf, txGroups } from '@boardwalk/api-client/contract'
import type { Asks } from '../db/client.ts'
import { readKindSums } from './sums-by-kind.ts'
import { idsOf, type Window } from './window.ts'

type Question = Window & { memberId: string; currency: string }
export type Line = { kind: TxGroup; count: number; in: bigint; out: bigint }

/** Ids bound the index scan; the time decides. */
const lastText = `
  WITH own AS MATERIALIZED (SELECT id FROM account WHERE member_id = $1 AND currency = $2 AND type = 'CASH')
  SELECT e.balance_after AS balance FROM own CROSS JOIN LATERAL (
    SELECT e.balance_after FROM entry e JOIN journal j ON j.id = e.journal_id
    WHERE e.account_id = own.id AND e.journal_id < $3 AND j.at < $4
    ORDER BY e.journal_id DESC, e.seq DESC LIMIT 1) e`

/** Credits and debits of the main wallet by kind, in the order of the record's filter. */
export async function readLines(db: Asks, question: Question): Promise<Line[]> {
  const rows = await readKindSums(db, { ...question, account: 'CASH' })
  return txGroups.flatMap((kind) => {
    const found = rows.filter((row) => txGroupOf[row.kind] === kind)
    const sum = (side: 'came' | 'went' | 'in' | 'out') => found.reduce((total, row) => total + row[side], 0n)
    return found.length === 0
      ? []
      : [{ kind, count: Number(sum('came') + sum('went')), in: sum('in'), out: sum('out') }]
  })
}

/** Balance of the main wallet at the end of a window. */
export async function readClosing(db: Asks, { memberId, currency, ...window }: Question): Promise<bigint> {
  const [, until] = idsOf(window)
  const { rows } = await db.query<{ balance: string }>(lastText, [memberId, currency, until, window.until])
  return BigInt(rows[0]?.balance ?? '0')
}
