import type { PaymentProvider } from '../cashier/payment-provider.ts'
import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { formatMoney, type Units } from '../ledger/money.ts'
import { bookedPayments } from './booked-payments.ts'
import { pairPayments, sumByDay } from './compare-payments.ts'
import { readSuspense } from './suspense.ts'

/** How far back payments are compared. */
export const comparedDays = 31
const shown = 100

/**
 * The house's money at payment providers against their statement (contract L15), per day. Each payment that only one
 * side has, or has otherwise, is a case; one on its way is a case until it is taken.
 */
export async function reconcilePayments(db: Db, provider: Pick<PaymentProvider, 'statement'>) {
  // Ours first, because the provider knows a payment before we do; its statement is longer, because we may book late.
  const booked = await bookedPayments(db, comparedDays)
  const stated = await provider.statement(2 * comparedDays)
  const first = await dayBefore(db, comparedDays)
  const pairs = pairPayments(booked, stated).filter(({ day }) => day > first)
  const cases = pairs.filter(({ ledger, statement }) => ledger !== statement)
  return {
    isWhole: cases.length === 0,
    days: sumByDay(pairs).map(inMoney),
    differences: cases.length,
    cases: cases.slice(0, shown).map(inMoney),
    suspense: await readSuspense(db),
  }
}

async function dayBefore(db: Db, count: number): Promise<string> {
  const ask = sql`SELECT to_char(now() - make_interval(days => ${count}), 'YYYY-MM-DD') AS day`
  return (await db.execute<{ day: string }>(ask)).rows[0]?.day ?? ''
}

const inMoney = <T extends { ledger: Units; statement: Units }>({ ledger, statement, ...rest }: T) => ({
  ...rest,
  ...{ ledger: formatMoney(ledger), statement: formatMoney(statement), difference: formatMoney(ledger - statement) },
})
