import { isMoney, parseMoney, toDecimal } from '@boardwalk/i18n/money'
import type { Offer } from './types.ts'

/** Units of a cent. */
const cent = 100n
const millionths = (rate: string): bigint => {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.padEnd(6, '0'))
}

/** Bonus for an amount, in whole cents as the gateway grants it, and the bets before it is cash; null below the minimum. */
export function offerBonus(amount: string, { rate, minDeposit, maxBonus, wagerTimes }: Omit<Offer, 'rule'>) {
  if (!isMoney(amount) || parseMoney(amount) < parseMoney(minDeposit)) return null
  const share = ((parseMoney(amount) * millionths(rate)) / (1_000_000n * cent)) * cent
  const most = parseMoney(maxBonus)
  const bonus = share < most ? share : most
  return { bonus: toDecimal(bonus), required: toDecimal(bonus * BigInt(wagerTimes)) }
}
