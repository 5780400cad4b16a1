import { sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'

/** Journals from the last count up to `to`, exclusive; both are transaction ids. */
export type Window = { to: string; earliestId: string }
export type Sum = { merchant: string; currency: string; vendor: string; amount: bigint }
export type Stake = { memberId: string; refNo: string }

/**
 * The next window, under the clock's lock; null while another process counts. It ends before the oldest transaction
 * that is still open, so every stake falls into exactly one window, however long its transaction took.
 */
export async function nextWindow(tx: Tx): Promise<Window | null> {
  const { rows } = await tx.execute<Window>(sql`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS to,
      uuidv7(at - clock_timestamp() - interval '10 minutes') AS "earliestId"
    FROM jackpot_clock FOR UPDATE SKIP LOCKED`)
  return rows[0] ?? null
}

/**
 * What is not counted yet may be as old as the oldest transaction that is still open. So the time below which no stake
 * is looked for is not that of the count, but one at which none of the transactions that are left had begun.
 */
export async function closeWindow(tx: Tx, { to }: Window): Promise<void> {
  await tx.execute(sql`UPDATE jackpot_clock SET counted_to = ${to}::xid8`)
  await tx.execute(sql`
    UPDATE jackpot_clock SET at = seen_at, seen_to = pg_current_xact_id(), seen_at = now()
    WHERE seen_to <= ${to}::xid8`)
}

/** Slot stakes of the window, each with the merchant's pool; a stake that was taken back counts against it. */
const stakes = ({ to, earliestId }: Window) => sql`
  SELECT j.id, j.kind, p.merchant, p.currency, b.vendor, b.member_id, b.ref_no, b.status,
    (CASE j.kind WHEN 'BET' THEN b.stake ELSE -b.stake END) * p.share AS part
  FROM jackpot_clock c, journal j
  LEFT JOIN journal undone ON undone.id = j.reverses
  JOIN bet b ON b.provider = coalesce(undone.source, j.source) AND b.tx_id = coalesce(undone.ext_id, j.ext_id)
  JOIN jackpot p ON p.merchant = b.merchant AND p.currency = b.currency
  WHERE j.kind IN ('BET', 'RBB') AND j.id >= ${earliestId}::uuid
    AND j.xid >= c.counted_to AND j.xid < ${to}::xid8 AND b.game_category = 'RNG'`

/** What each vendor owes each pool, in units. */
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
