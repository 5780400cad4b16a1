import type { Asks } from '../db/client.ts'
import type { BetRow } from './bets.ts'
import type { Owned } from './owner.ts'
import { idAt, SLACK_MS } from './window.ts'

export type EventRow = { kind: 'BET' | 'WIN' | 'ROLLBACK'; at: Date; txId: string; amount: string }

/** Ids bound the index scan; the messages contain the bet of an entry. */
const eventsText = `
  WITH own AS MATERIALIZED (SELECT id FROM account WHERE member_id = $1 AND currency = $2)
  SELECT g.kind, j.at, g.tx_id AS "txId", sum(e.amount) AS amount
  FROM own JOIN entry e ON e.account_id = own.id AND e.journal_id >= $5::uuid AND e.journal_id < $6::uuid
    JOIN journal j ON j.id = e.journal_id
    JOIN game_tx g ON g.provider = j.source AND g.tx_id = j.ext_id
    LEFT JOIN game_tx undone ON undone.provider = g.provider AND undone.tx_id = g.ref_tx_id
  WHERE j.source = $3 AND coalesce(undone.ref_tx_id, g.ref_tx_id, g.tx_id) = $4
  GROUP BY j.id, j.at, g.kind, g.tx_id ORDER BY j.at, g.kind <> 'BET', j.id`

/** Movements of the member's money for one bet, from their ledger, oldest first. */
export async function readBetEvents(db: Asks, owner: Pick<Owned, 'memberId' | 'currency'>, bet: BetRow) {
  const { memberId, currency } = owner
  const { provider, txId } = bet
  const [first, last] = await idsOfBet(db, bet)
  return (await db.query<EventRow>(eventsText, [memberId, currency, provider, txId, first, last])).rows
}

const newest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Ids that the journals of a bet can have: a settled bet moves nothing later, any other may until now. */
async function idsOfBet(db: Asks, { provider, txId, placedAt, settledAt }: BetRow): Promise<[string, string]> {
  const text = 'SELECT at FROM journal WHERE source = $1 AND ext_id = $2'
  const { rows } = await db.query<{ at: Date }>(text, [provider, txId])
  const posted = (rows[0]?.at ?? placedAt).getTime()
  const last = settledAt && Math.max(settledAt.getTime(), posted) + SLACK_MS
  return [idAt(Math.min(placedAt.getTime(), posted) - SLACK_MS), last === null ? newest : idAt(last)]
}
