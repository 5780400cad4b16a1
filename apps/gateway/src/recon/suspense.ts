import type { Db } from '../db/client.ts'
import { isoText } from '../db/iso-text.ts'
import { sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'

const shown = 100
type Suspended = {
  /** The journal's id, by which an operator clears the payment. */
  id: string
  orderNo: string
  merchant: string | null
  currency: string
  amount: string
  at: string
  /** Number of the clearing that waits for a second operator; null without one. */
  waiting: string | null
}

/** Payments that went into suspense and have not left it. */
const payments = sql`account a JOIN entry e ON e.account_id = a.id JOIN journal j ON j.id = e.journal_id
  WHERE a.member_id IS NULL AND a.type = 'H:SUSPENSE' AND j.kind = 'SUS'
    AND NOT EXISTS (SELECT FROM journal c WHERE c.source = 'suspense' AND c.ext_id = j.id::text)`

/**
 * Money that no order explains and that no operator has cleared: its sums, and the newest payments, a payout negative. Old
 * ones count too, because they wait for an operator.
 */
export async function readSuspense(db: Db) {
  const { rows } = await db.execute<Suspended>(sql`
    SELECT s.*, coalesce(d.merchant, w.merchant) AS merchant,
      (SELECT c.ref_no FROM adjustment c WHERE c.clears = s.id AND c.status = 'WAITING') AS waiting
    FROM (SELECT j.id, coalesce(j.meta->>'refNo', j.ext_id) AS "orderNo", e.currency, e.amount::text, ${isoText(sql`j.at`)} AS at
      FROM ${payments} ORDER BY j.at DESC, j.id LIMIT ${shown}) s
    LEFT JOIN deposit d ON d.ref_no = s."orderNo" LEFT JOIN withdrawal w ON w.ref_no = s."orderNo"
    ORDER BY s.at DESC, s.id`)
  const sums = await db.execute<{ currency: string; amount: string; payments: number }>(sql`
    SELECT e.currency, sum(e.amount)::text AS amount, count(*)::int AS payments FROM ${payments} GROUP BY 1 ORDER BY 1`)
  return { sums: sums.rows.map(inMoney), newest: rows.map(inMoney) }
}

const inMoney = <T extends { amount: string }>(row: T): T => ({ ...row, amount: formatMoney(BigInt(row.amount)) })
