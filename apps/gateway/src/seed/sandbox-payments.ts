import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Deps } from '../deps.ts'
import { bookedSince } from '../recon/booked-payments.ts'
import { comparedDays } from '../recon/reconcile-payments.ts'
import { stamp } from './seed-demo-world.ts'

/** They came later than the payments; a database that was seeded before gets them too. */
const stampName = 'demoSandboxPayments'

/**
 * The sandbox's records of the payments that seeding posted without it, once, so that a comparison of the demo world
 * finds no case. Seeds name a payment after the key of its order, which the sandbox never does.
 */
async function recordPayments(tx: Tx, merchant: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO sandbox_event (id, order_no, merchant, body, due_at, sent_at, tries)
    SELECT uuidv7(p.at - now()), p."orderNo", p.merchant, jsonb_build_object(
      'type', CASE WHEN p.amount < 0 THEN 'PAYOUT' ELSE 'DEPOSIT' END, 'orderNo', p."orderNo", 'providerRef', p."providerRef",
      'status', 'PAID', 'amount', (abs(p.amount) / 10000.0)::numeric(20, 4)::text, 'currency', p.currency), p.at, p.at, 1
    FROM ${bookedSince(sql`now() - make_interval(days => ${comparedDays})`)}
    WHERE p.merchant = ${merchant} AND (p."providerRef" = p."clientKey"
      OR p."clientKey" ~ '^demo-\\d+$' AND p."providerRef" IN ('operator', 'refund'))`)
}

export async function seedSandboxPayments({ db, merchants }: Deps): Promise<void> {
  for (const { code } of merchants.all)
    await db.transaction(async (tx) => {
      if (await stamp(tx, code, stampName)) await recordPayments(tx, code)
    })
}
