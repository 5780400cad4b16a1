import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Window } from '../ledger/journal-clock.ts'

export type Sum = { merchant: string; currency: string; vendor: string; amount: bigint }
export type Stake = { memberId: string; refNo: string }

/** Slot stakes of the window, each with the merchant's pool; a stake that was taken back counts against it. */
const stakes = ({ to }: Window) => sql`
  SELECT j.id, j.kind, p.merchant, p.currency, b.vendor, b.member_id, b.ref_no, b.status,
    (CASE j.kind WHEN 'BET' THEN b.stake ELSE -b.stake END) * p.share AS part
  FROM journal j
  LEFT JOIN journal undone ON undone.id = j.reverses
  JOIN bet b ON b.provider = coalesce(undone.source, j.source) AND b.tx_id = coalesce(undone.ext_id, j.ext_id)
  JOIN jackpot p ON p.merchant = b.merchant AND p.currency = b.currency
  WHERE j.kind IN ('BET', 'RBB') AND j.xid >= (SELECT counted_to FROM jackpot_clock) AND j.xid < ${to}::xid8
    AND b.game_category = 'RNG'`

/** The debt of each vendor to each jackpot, in units. */
export async function contributions(tx: Tx, window: Window): Promise<Sum[]> {
  const { rows } = await tx.execute<Omit<Sum, 'amount'> & { amount: string }>(sql`
    SELECT merchant, currency, vendor, trunc(sum(part) / 10000)::bigint AS amount FROM (${stakes(window)}) s
    GROUP BY 1, 2, 3 HAVING trunc(sum(part) / 10000) <> 0 ORDER BY 1, 2, 3`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

/** The stake that lifted a pool from `amount` to `hitAt`; if it was reversed, the next active one. */
export async function stakeThatHit(
  tx: Tx,
  window: Window,
  pool: { merchant: string; amount: bigint; hitAt: bigint },
): Promise<Stake | null> {
  const { rows } = await tx.execute<Stake>(sql`
    WITH risen AS (
      SELECT s.*, ${pool.amount}::bigint + sum(part) OVER (ORDER BY id) / 10000 AS height
      FROM (${stakes(window)}) s WHERE merchant = ${pool.merchant})
    SELECT member_id AS "memberId", ref_no AS "refNo" FROM risen
    WHERE kind = 'BET' AND status <> 'ROLLED_BACK'
    ORDER BY height < ${pool.hitAt}::bigint, id LIMIT 1`)
  return rows[0] ?? null
}
