import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoText } from '../db/iso-text.ts'
import { formatMoney } from '../ledger/money.ts'

const shown = 100
type Suspended = { orderNo: string; currency: string; amount: string; at: string }

/** Money that no order explains: its sums, and the newest payments. Old ones count too, because they wait for an operator. */
export async function readSuspense(db: Db) {
  const { rows } = await db.execute<Suspended>(sql`
    SELECT coalesce(j.meta->>'refNo', j.ext_id) AS "orderNo", e.currency, e.amount::text, ${isoText(sql`j.at`)} AS at
    FROM account a JOIN entry e ON e.account_id = a.id JOIN journal j ON j.id = e.journal_id
    WHERE a.member_id IS NULL AND a.type = 'H:SUSPENSE' ORDER BY j.at DESC, j.id LIMIT ${shown}`)
  const sums = await db.execute<{ currency: string; amount: string; payments: number }>(sql`
    SELECT e.currency, sum(e.amount)::text AS amount, count(*)::int AS payments
    FROM account a JOIN entry e ON e.account_id = a.id
    WHERE a.member_id IS NULL AND a.type = 'H:SUSPENSE' GROUP BY 1 ORDER BY 1`)
  return { sums: sums.rows.map(inMoney), newest: rows.map(inMoney) }
}

const inMoney = <T extends { amount: string }>(row: T): T => ({ ...row, amount: formatMoney(BigInt(row.amount)) })
