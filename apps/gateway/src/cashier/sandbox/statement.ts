import type { Db } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'
import { parseMoney } from '../../ledger/money.ts'
import type { ProviderPayment } from '../payment-provider.ts'

type Paid = Omit<ProviderPayment, 'amount'> & { type: 'DEPOSIT' | 'PAYOUT'; amount: string }

/**
 * From the sandbox's own records alone: a comparison with our ledger proves something. A payment is made once its
 * message was tried, whether or not the gateway took it; its id has the time of the payer's decision.
 */
export async function readStatement(db: Db, days: number): Promise<ProviderPayment[]> {
  const { rows } = await db.execute<Paid>(sql`
    SELECT order_no AS "orderNo", merchant, body->>'type' AS type, body->>'providerRef' AS "providerRef",
      body->>'currency' AS currency, body->>'amount' AS amount,
      to_char(uuid_extract_timestamp(id), 'YYYY-MM-DD') AS day
    FROM sandbox_event WHERE body->>'status' = 'PAID' AND tries > 0
      AND uuid_extract_timestamp(id) >= now() - make_interval(days => ${days})`)
  return rows.map(({ type, amount, ...payment }) => {
    const units = parseMoney(amount) ?? 0n
    return { ...payment, amount: type === 'PAYOUT' ? -units : units }
  })
}
