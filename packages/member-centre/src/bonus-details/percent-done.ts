import type { Bonus } from '@boardwalk/api-client/contract'
import { parseMoney } from '@boardwalk/i18n/money'

/** How far a bonus is wagered, in whole percent; one without wagering is done. */
export function percentDone({ wagerDone, wagerRequired }: Pick<Bonus, 'wagerDone' | 'wagerRequired'>): number {
  const required = parseMoney(wagerRequired)
  return required === 0n ? 100 : Number((parseMoney(wagerDone) * 100n) / required)
}
