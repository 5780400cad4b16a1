import { toUnits } from '../../kernel/amounts.ts'

/** Asks before an order above the highest single stake; the same amount or less passes at the second press. */
export function createAskOnce(stakes: readonly string[]) {
  const highest = toUnits(stakes.at(-1) ?? '0')
  let agreed = highest
  return {
    /** True when the player has to confirm first. */
    mustAsk(amount: string): boolean {
      const units = toUnits(amount)
      if (units <= agreed) return false
      agreed = units
      return true
    },
    /** The order is placed: the next one above the highest stake asks again. */
    placed() {
      agreed = highest
    },
  }
}
