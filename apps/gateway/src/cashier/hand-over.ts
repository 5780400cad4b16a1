import { and, eq, sql } from '../db/orm.ts'
import { deposits } from '../db/schema/cashier.ts'
import { members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { changeDeposit } from './change-deposit.ts'
import type { DepositRow } from './deposit-view.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Kit = Pick<Deps, 'db' | 'log'>

/**
 * Gives a stored deposit to the provider, outside of any transaction. Without an answer it stays CREATED and is repeated.
 * A bank transfer goes past the provider: an operator confirms its money.
 */
export async function handOver({ db, log }: Kit, provider: PaymentProvider, row: DepositRow): Promise<void> {
  if (row.status !== 'CREATED') return
  try {
    await (row.kind === 'BANK_TRANSFER' ? awaitTransfer(db, row) : openOrder(db, provider, row))
  } catch (error) {
    log.warn({ err: error, refNo: row.refNo }, 'a deposit was not handed over')
  }
}

const awaitTransfer = (db: Kit['db'], { refNo }: DepositRow) =>
  db.transaction((tx) => changeDeposit(tx, refNo, 'accepted', {}, 'SYSTEM'))

async function openOrder(db: Kit['db'], provider: PaymentProvider, row: DepositRow): Promise<void> {
  const { refNo: orderNo, merchant, amount, currency, memberId, kind } = row
  const [owner] = await db.select({ language: members.language }).from(members).where(eq(members.id, memberId))
  const order = {
    orderNo,
    type: 'DEPOSIT' as const,
    merchant,
    amount,
    currency,
    isManual: kind === 'REDIRECT',
    language: owner?.language ?? 'EN',
  }
  const { url } = await provider.open(order)
  await db.transaction((tx) => changeDeposit(tx, orderNo, 'accepted', { payUrl: url }))
}

const batch = 20

/** Deposits whose hand-over got no response, or whose process died before it. */
export async function handOverLate(kit: Kit, provider: PaymentProvider, afterSeconds = 10): Promise<void> {
  const isLate = sql`${deposits.createdAt} < now() - ${afterSeconds} * interval '1 second' AND ${deposits.expiresAt} > now()`
  const late = await kit.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.status, 'CREATED'), isLate))
    .limit(batch)
  for (const row of late) await handOver(kit, provider, row)
}
