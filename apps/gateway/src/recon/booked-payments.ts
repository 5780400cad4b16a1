import type { ProviderPayment } from '../cashier/payment-provider.ts'
import type { Db } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'

/**
 * Movements `p` of the house's money at payment providers since a time, with the deposit `d` or withdrawal `w` they belong to.
 * An operator's refund or return is none of the provider's payments, so it has a name of its own. Bank transfers go past the provider.
 */
export const bookedSince = (since: SQL): SQL => sql`(
  SELECT b.ref_no AS "orderNo", coalesce(d.merchant, w.merchant, '') AS merchant, b.currency, b.amount, b.at,
    coalesce(CASE b.kind WHEN 'SUS' THEN substr(b.ext_id, length(b.ref_no) + 2) WHEN 'SUC' THEN 'return ' || b.own_no WHEN 'WDF' THEN 'refund'
      ELSE coalesce(d.provider_ref, w.provider_ref) END, 'operator') AS "providerRef",
    coalesce(d.client_key, w.client_key) AS "clientKey"
  FROM (
    SELECT j.kind, j.ext_id, j.ref_no AS own_no, coalesce(j.meta->>'refNo', j.ext_id) AS ref_no, e.currency, j.at, -e.amount AS amount
    FROM account a JOIN entry e ON e.account_id = a.id JOIN journal j ON j.id = e.journal_id
    WHERE a.member_id IS NULL AND a.type LIKE 'H:PSP:%' AND j.at >= ${since}) b
  LEFT JOIN deposit d ON d.ref_no = b.ref_no LEFT JOIN withdrawal w ON w.ref_no = b.ref_no
  WHERE d.kind IS DISTINCT FROM 'BANK_TRANSFER') p`

/** Our side of each payment. */
export async function bookedPayments(db: Db, days: number): Promise<ProviderPayment[]> {
  const { rows } = await db.execute<Omit<ProviderPayment, 'amount'> & { amount: string }>(sql`
    SELECT p."orderNo", p.merchant, p.currency, p.amount::text, to_char(p.at, 'YYYY-MM-DD') AS day, p."providerRef"
    FROM ${bookedSince(sql`now() - make_interval(days => ${days})`)}`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}
