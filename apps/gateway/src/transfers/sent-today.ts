import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Units } from '../ledger/money.ts'
import { SLACK_MS } from '../records/window.ts'

export type Payer = { memberId: string; merchant: string; currency: string }
export type SentToday = { amount: Units; resetsAt: string }

/** Amount that a member sent to others on the merchant's business day. Ids bound the scan of the day, times decide. */
export async function sentToday(db: Reader, { memberId, merchant, currency }: Payer): Promise<SentToday> {
  const { rows } = await db.execute<{ amount: string; resetsAt: string }>(sql`
    SELECT day.ends AS "resetsAt", coalesce((
        SELECT -sum(e.amount) FROM account a JOIN entry e ON e.account_id = a.id JOIN journal j ON j.id = e.journal_id
        WHERE a.member_id = ${memberId} AND a.currency = ${currency} AND a.type = 'CASH' AND e.journal_id >= day.first
          AND j.kind IN ('TRU', 'TRD') AND j.shard_key = ${memberId} AND j.at >= day.begins), 0) AS amount
    FROM merchant o CROSS JOIN LATERAL (
        SELECT date_trunc('day', now(), o.time_zone) AS begins,
          (date_trunc('day', now() AT TIME ZONE o.time_zone) + interval '1 day') AT TIME ZONE o.time_zone AS ends) at
      CROSS JOIN LATERAL (
        SELECT at.begins, at.ends, (lpad(to_hex((extract(epoch FROM at.begins) * 1000)::bigint - ${SLACK_MS}::bigint), 12, '0')
          || '70008000000000000000')::uuid AS first) day
    WHERE o.code = ${merchant}`)
  const { amount = '0', resetsAt = 0 } = rows[0] ?? {}
  return { amount: BigInt(amount), resetsAt: new Date(resetsAt).toISOString() }
}
