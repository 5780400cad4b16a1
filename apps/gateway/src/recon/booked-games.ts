import type { Asks } from '../db/client.ts'
import { idsOf } from '../records/window.ts'
import { type GameMessage, pageSize } from './game-report.ts'

/** A message in our ledger. */
export type BookedMessage = GameMessage & { provider: string }
type Row = Omit<BookedMessage, 'amount'> & { id: string; amount: string }

/** Messages of the journals in `page`, by the house's side of each. */
const messagesOf = `
  SELECT j.id, j.source AS provider, j.ext_id AS "txId", j.at, moved.currency, moved.amount::text,
    CASE WHEN j.kind IN ('RBB', 'RBW') THEN 'ROLLBACK' ELSE j.kind END AS kind
  FROM page j CROSS JOIN LATERAL (
    SELECT e.currency, sum(CASE j.kind WHEN 'BET' THEN e.amount ELSE -e.amount END) AS amount
    FROM entry e JOIN account a ON a.id = e.account_id AND a.member_id IS NULL AND a.type LIKE 'H:GAME:%'
    WHERE e.journal_id = j.id GROUP BY e.currency) moved
  ORDER BY j.id`

const kinds = `('BET', 'WIN', 'RBB', 'RBW')`
const namedText = `WITH page AS MATERIALIZED (
  SELECT id, source, ext_id, kind, at FROM journal WHERE source = $1 AND ext_id = ANY($2) AND kind IN ${kinds}) ${messagesOf}`
/** Ids bound the scan; the time decides. */
const pageText = `WITH page AS MATERIALIZED (
  SELECT id, source, ext_id, kind, at FROM journal
  WHERE id > $1 AND id < $2 AND at >= $3 AND at < $4 AND kind IN ${kinds} ORDER BY id LIMIT ${pageSize}) ${messagesOf}`

const toMessage = ({ id: _id, amount, ...row }: Row): BookedMessage => ({ ...row, amount: BigInt(amount) })

export async function bookedNamed(db: Asks, provider: string, txIds: readonly string[]): Promise<BookedMessage[]> {
  return (await db.query<Row>(namedText, [provider, txIds])).rows.map(toMessage)
}

/** Every vendor's messages of a period, in pages. */
export async function* bookedPages(db: Asks, from: Date, until: Date): AsyncGenerator<BookedMessage[]> {
  const [first, end] = idsOf({ from, until })
  let after = first
  for (;;) {
    const { rows } = await db.query<Row>(pageText, [after, end, from, until])
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(toMessage)
    after = last.id
  }
}
