import { AppError } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Units } from '../ledger/money.ts'
import type { HouseLeg } from '../ledger/post-house.ts'
import type { HouseAccountType } from '../ledger/rules.ts'

/** A payment that its order does not explain: positive was paid to us, negative was paid out. */
export type SuspendedPayment = {
  /** The site of the order. */
  merchant: string
  orderNo: string
  currency: string
  amount: Units
  /** The legs that put it into suspense. */
  legs: HouseLeg[]
}

type Row = { account: HouseAccountType; amount: string; currency: string; orderNo: string; merchant: string }

/** The payment that a journal put into suspense. @throws AppError NOT_FOUND for another journal too */
export async function suspendedPayment(tx: Tx, journalId: string): Promise<SuspendedPayment> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT a.type AS account, e.amount::text, e.currency, j.meta->>'refNo' AS "orderNo", coalesce(d.merchant, w.merchant) AS merchant
    FROM journal j JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id
    LEFT JOIN deposit d ON d.ref_no = j.meta->>'refNo' LEFT JOIN withdrawal w ON w.ref_no = j.meta->>'refNo'
    WHERE j.id = ${journalId} AND j.kind = 'SUS' AND coalesce(d.merchant, w.merchant) IS NOT NULL ORDER BY e.seq`)
  const legs = rows.map(({ account, amount }) => ({ account, amount: BigInt(amount) }))
  const held = legs.find(({ account }) => account === 'H:SUSPENSE')
  const [first] = rows
  if (!first || !held) throw new AppError('NOT_FOUND')
  const { merchant, orderNo, currency } = first
  return { merchant, orderNo, currency, amount: held.amount, legs }
}
