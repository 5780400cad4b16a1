import { sql } from 'drizzle-orm'
import type { ProviderPayment } from '../cashier/payment-provider.ts'
import type { Db } from '../db/client.ts'

/**
 * Our side of each payment: the movements of the house's money at payment providers. An operator's refund is none of
 * the provider's payments, so it has a name of its own.
 */
export async function bookedPayments(db: Db, days: number): Promise<ProviderPayment[]> {
  const { rows } = await db.execute<Omit<ProviderPayment, 'amount'> & { amount: string }>(sql`
    WITH booked AS (
      SELECT j.kind, j.ext_id, coalesce(j.meta->>'refNo', j.ext_id) AS ref_no, e.currency, j.at, -e.amount AS amount
      FROM account a JOIN entry e ON e.account_id = a.id JOIN journal j ON j.id = e.journal_id
      WHERE a.member_id IS NULL AND a.type LIKE 'H:PSP:%' AND j.at >= now() - make_interval(days => ${days}))
    SELECT b.ref_no AS "orderNo", coalesce(d.merchant, w.merchant, '') AS merchant, b.currency, b.amount::text,
      to_char(b.at, 'YYYY-MM-DD') AS day,
      coalesce(CASE b.kind WHEN 'SUS' THEN substr(b.ext_id, length(b.ref_no) + 2) WHEN 'WDF' THEN 'refund'
        ELSE coalesce(d.provider_ref, w.provider_ref) END, 'operator') AS "providerRef"
    FROM booked b LEFT JOIN deposit d ON d.ref_no = b.ref_no LEFT JOIN withdrawal w ON w.ref_no = b.ref_no`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}
