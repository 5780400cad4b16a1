import { rollBack } from '../../callbacks/rollback.ts'
import { correctRun } from '../../contracts/correct.ts'
import type { Asks, Tx } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'
import { playerAliases } from '../../db/schema/game-session.ts'
import type { Merchant } from '../../permission/merchants.ts'
import type { MerchantSettings } from '../../permission/settings.ts'
import { demoProvider } from '../demo-round.ts'
import { deterministicId } from '../deterministic-id.ts'

type Round = { memberId: string; roundId: string; txId: string; winId: string; at: string }
type Books = { tx: Tx; client: Asks; merchant: Merchant; rules: MerchantSettings['contracts'] }

/** The largest round of the last days that was won and is in the base of a daily salary. */
async function findRound(tx: Tx, { code }: Merchant): Promise<Round | undefined> {
  const { rows } = await tx.execute<Round>(sql`
    SELECT b.member_id AS "memberId", b.round_id AS "roundId", b.tx_id AS "txId", w.tx_id AS "winId", b.settled_at AS at
    FROM bet b JOIN game_tx w ON w.provider = b.provider AND w.ref_tx_id = b.tx_id AND w.kind = 'WIN'
      JOIN member m ON m.id = b.member_id
      JOIN settlement_run r ON r.merchant = b.merchant AND r.kind = 'DAILY' AND b.settled_at >= r.starts_at
        AND b.settled_at < r.ends_at AND r.starts_at > now() - interval '5 days'
      JOIN settlement_item i ON i.run_id = r.id AND i.gross > 0
      JOIN member a ON a.id = i.member_id AND m.path <@ a.path AND m.id <> a.id
    WHERE b.merchant = ${code} AND b.provider = ${demoProvider} AND b.status = 'SETTLED' AND b.payout > 0
    ORDER BY b.valid_bet DESC, b.tx_id LIMIT 1`)
  return rows[0]
}

/** Takes a settled round back as its game would, win first, and corrects the payments that counted it. */
export async function undoRound({ tx, client, merchant, rules }: Books): Promise<void> {
  const round = await findRound(tx, merchant)
  if (!round) return
  const { memberId, roundId } = round
  const { code, currency } = merchant
  const player = deterministicId(`alias ${memberId}`)
  await tx.insert(playerAliases).values({ alias: player, provider: demoProvider, merchant: code, memberId, currency })
  for (const refTxId of [round.winId, round.txId]) {
    const message = { txId: `${refTxId}-undo`, refTxId, roundId, player, currency, closed: false }
    const { status } = await rollBack(tx, { provider: demoProvider }, message)
    if (status !== 'OK') throw new Error(`${refTxId} was not taken back: ${status}.`)
  }
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM settlement_run WHERE merchant = ${code} AND starts_at <= ${round.at} AND ends_at > ${round.at}
    ORDER BY starts_at DESC, id`)
  for (const { id } of rows) await correctRun(tx, client, id, merchant, rules)
}
