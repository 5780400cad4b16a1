import type { PaymentProvider } from '../cashier/payment-provider.ts'
import { and, asc, eq, isNull, sql } from '../db/orm.ts'
import { withdrawals } from '../db/schema/withdrawal.ts'
import type { Deps } from '../deps.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import type { WithdrawalRow } from './rows.ts'

type Kit = Pick<Deps, 'db' | 'log' | 'settings'>
const batch = 20

/** Sends approved withdrawals to the provider, and again those whose hand-over was not answered. */
export async function payOut(kit: Kit, provider: PaymentProvider, afterSeconds = 10): Promise<void> {
  const isApproved = eq(withdrawals.status, 'APPROVED')
  const isLost = and(
    eq(withdrawals.status, 'PAYING'),
    isNull(withdrawals.acceptedAt),
    sql`${withdrawals.changedAt} < now() - make_interval(secs => ${afterSeconds})`,
  )
  for (const row of [...(await oldest(kit, isApproved)), ...(await oldest(kit, isLost))])
    await handOut(kit, provider, row)
}

const oldest = ({ db }: Kit, where: ReturnType<typeof and>) =>
  db.select().from(withdrawals).where(where).orderBy(asc(withdrawals.changedAt)).limit(batch)

/**
 * It is PAYING before the provider hears of it, so that nothing can reject it in the meantime; the provider knows a
 * repeat by its number.
 */
async function handOut({ db, log, settings }: Kit, provider: PaymentProvider, row: WithdrawalRow): Promise<void> {
  const { refNo: orderNo, merchant, currency, amount, fee } = row
  const rule = (await settings.of(merchant)).withdrawal
  const isNew = row.status === 'APPROVED'
  if (isNew && !(await db.transaction((tx) => changeWithdrawal(tx, row, 'sent', { actor: 'SYSTEM', rule })))) return
  try {
    const order = { orderNo, merchant, amount: amount - fee, currency, isManual: false, language: 'EN' }
    await provider.open({ ...order, type: 'PAYOUT' })
    await db.update(withdrawals).set({ acceptedAt: sql`now()` }).where(eq(withdrawals.refNo, orderNo))
  } catch (error) {
    log.warn({ err: error, refNo: orderNo }, 'a withdrawal was not handed over')
  }
}
