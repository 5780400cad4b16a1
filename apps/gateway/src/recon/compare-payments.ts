import type { ProviderPayment } from '../cashier/payment-provider.ts'
import type { Units } from '../ledger/money.ts'

type Named = Omit<ProviderPayment, 'amount'>
/** One payment on both sides; 0 where a side does not have it. */
export type Pair = Named & { ledger: Units; statement: Units }
export type DaySum = Pick<Pair, 'day' | 'merchant' | 'currency' | 'ledger' | 'statement'>

const keyOf = ({ merchant, orderNo, providerRef, currency }: Named) =>
  [merchant, orderNo, providerRef, currency].join(' ')

/**
 * Pairs payments by their names, not by times: a message that crosses midnight belongs to the provider's day on both
 * sides.
 */
export function pairPayments(booked: readonly ProviderPayment[], stated: readonly ProviderPayment[]): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const { amount, ...payment } of stated) addTo(pairs, payment, 'statement', amount)
  for (const { amount, ...payment } of booked) addTo(pairs, payment, 'ledger', amount)
  return [...pairs.values()]
}

type Side = 'ledger' | 'statement'

function addTo(pairs: Map<string, Pair>, payment: Named, side: Side, amount: Units): void {
  const key = keyOf(payment)
  const pair = pairs.get(key) ?? { ...payment, ledger: 0n, statement: 0n }
  pair[side] += amount
  pairs.set(key, pair)
}

/** Sums per day, merchant and currency, the newest day first. */
export function sumByDay(pairs: readonly Pair[]): DaySum[] {
  const sums = new Map<string, DaySum>()
  for (const { day, merchant, currency, ledger, statement } of pairs) {
    const key = [day, merchant, currency].join(' ')
    const sum = sums.get(key) ?? { day, merchant, currency, ledger: 0n, statement: 0n }
    sums.set(key, { ...sum, ledger: sum.ledger + ledger, statement: sum.statement + statement })
  }
  return [...sums.values()].sort((a, b) => b.day.localeCompare(a.day) || a.merchant.localeCompare(b.merchant))
}
