import { isMoney, parseMoney } from '@boardwalk/i18n/money'

type Method = { min: string; max: string }
type Limit = { remaining: string } | null
type Chosen = { minDeposit: string } | null
export type AmountProblem = 'missing' | 'range' | 'limit' | 'offer'

/** Checks an amount before it is sent. The gateway checks again. */
export function checkAmount(amount: string, { min, max }: Method, limit: Limit, offer: Chosen): AmountProblem | null {
  if (!isMoney(amount)) return 'missing'
  const units = parseMoney(amount)
  if (units < parseMoney(min) || units > parseMoney(max)) return 'range'
  if (limit && units > parseMoney(limit.remaining)) return 'limit'
  return offer && units < parseMoney(offer.minDeposit) ? 'offer' : null
}
