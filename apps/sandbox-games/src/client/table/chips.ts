import { type Chips, chipsInAll, chipsOnField } from '../../games/chips.ts'
import { toAmount, toUnits } from '../../kernel/amounts.ts'
import type { TableBet } from '../kit.ts'
import { isActive } from './announcer.ts'

type Chip = { on: string; stake: string }
export type Slip = { stake: string; bet: Chips }

/** Units on each field of active bets. */
export function unitsOn(bets: readonly TableBet[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { bet, stake } of bets.filter(isActive))
    for (const { on, chips } of (bet as Chips).spots)
      sums.set(on, (sums.get(on) ?? 0n) + toUnits(stake) * BigInt(chips))
  return sums
}

/** Chips on the cloth that are not placed yet, in the order of placing. */
export function createPile() {
  let chips: Chip[] = []
  const count = (like: Partial<Chip>) =>
    chips.filter(({ on, stake }) => (like.on ?? on) === on && (like.stake ?? stake) === stake).length

  return {
    /** False when the field, or the order, is full. */
    add(on: string, stake: string): boolean {
      if (count({ on, stake }) >= chipsOnField || count({ stake }) >= chipsInAll) return false
      chips.push({ on, stake })
      return true
    },
    undo: () => chips.pop(),
    clear: () => {
      chips = []
    },
    isEmpty: () => chips.length === 0,
    units: (): Map<string, bigint> => {
      const sums = new Map<string, bigint>()
      for (const { on, stake } of chips) sums.set(on, (sums.get(on) ?? 0n) + toUnits(stake))
      return sums
    },
    total: () => toAmount(chips.reduce((sum, { stake }) => sum + toUnits(stake), 0n)),
    /** One slip per value of chip. */
    slips(): Slip[] {
      return [...Map.groupBy(chips, ({ stake }) => stake)].map(([stake, own]) => {
        const spots = [...Map.groupBy(own, ({ on }) => on)].map(([on, same]) => ({ on, chips: same.length }))
        return { stake, bet: { spots } }
      })
    },
    /** The same chips as in bets of another round. */
    take(bets: readonly TableBet[]) {
      for (const { bet, stake } of bets.filter(isActive))
        for (const { on, chips: many } of (bet as Chips).spots)
          for (let left = many; left > 0; left -= 1) this.add(on, stake)
    },
  }
}
