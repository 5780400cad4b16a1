import { isMoney, parseMoney } from '@boardwalk/i18n/money'

export type AmountProblem = 'range' | 'funds' | 'day'
/** Limits of one amount, the wallet's balance, and the rest of the day's limit. */
type Rule = Record<'min' | 'max' | 'available' | 'amountLeft', string>

/** The mistake in an amount before it is sent; the gateway decides again. */
export function checkOutgoing(amount: string, { min, max, available, amountLeft }: Rule): AmountProblem | null {
  if (!isMoney(amount)) return 'range'
  const units = parseMoney(amount)
  if (units < parseMoney(min) || units > parseMoney(max)) return 'range'
  if (units > parseMoney(available)) return 'funds'
  return units > parseMoney(amountLeft) ? 'day' : null
}

/** A part that arrived: more than nothing and less than all. */
export const isPart = (amount: string, paid: string): boolean =>
  isMoney(amount) && parseMoney(amount) > 0n && parseMoney(amount) < parseMoney(paid)
