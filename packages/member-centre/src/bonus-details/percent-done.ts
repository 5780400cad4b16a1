import type { Bonus } from '@boardwalk/api-client/contract'
import { parseMoney } from '@boardwalk/i18n/money'

type Wagering = Pick<Bonus, 'wagerDone' | 'wagerRequired'>

/** How far a bonus is wagered, in whole percent; one without wagering is done. */
export function percentDone({ wagerDone, wagerRequired }: Wagering): number {
  const required = parseMoney(wagerRequired)
  return required === 0n ? 100 : Number((parseMoney(wagerDone) * 100n) / required)
}

/** Whether a bonus can be given up: one whose wagering is done only waits to become cash. */
export const canGiveUp = ({ status, wagerDone, wagerRequired }: Wagering & Pick<Bonus, 'status'>): boolean =>
  status === 'ACTIVE' && parseMoney(wagerDone) < parseMoney(wagerRequired)

/** Whether there is an amount, above zero. */
export const isPositive = (amount: string | null): amount is string => amount !== null && parseMoney(amount) > 0n
