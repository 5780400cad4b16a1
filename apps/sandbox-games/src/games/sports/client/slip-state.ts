import type { Offer } from '../fixtures.ts'
import { isBelowCap, type Slip, slipPays } from '../slip.ts'
import { asStakes, typedUnits } from './amounts.ts'

/** A pick on the slip. `was`: odds before a change, which the player must accept again. */
export type Item = {
  no: number
  fixture: number
  market: string
  pick: string
  odds: number
  was: number | null
  /** As typed. */
  amount: string
}
export type Order = { items: Item[]; no: number; stake: string; units: bigint; bet: Slip }
export type Mode = 'singles' | 'multiple'

type Pick = Omit<Item, 'was' | 'amount'>
const isSame = (a: Pick, b: Pick) =>
  a.no === b.no && a.fixture === b.fixture && a.market === b.market && a.pick === b.pick
export const keyOf = ({ no, fixture, market, pick }: Pick): string => [no, fixture, market, pick].join('.')
const maxItems = 12

/** The player's picks and input; independent of the page. */
export function createSlip(stakes: readonly string[]) {
  let items: Item[] = []
  let mode: Mode = 'singles'
  let together = ''

  const orderOf = (own: Item[], amount: string): Order | null => {
    const units = typedUnits(amount)
    const staked = units === null ? null : asStakes(units, stakes)
    const [first] = own
    if (!staked || units === null || !first || !isBelowCap(own)) return null
    const legs = own.map(({ fixture, market, pick, odds }) => ({ fixture, market, pick, odds }))
    return { items: own, no: first.no, stake: staked.stake, units, bet: { legs, times: staked.times } }
  }
  /** Why the picks make no multiple; null when they do. */
  const obstacle = (): 'few' | 'rounds' | 'match' | 'high' | null => {
    if (items.length < 2) return 'few'
    if (new Set(items.map(({ no }) => no)).size > 1) return 'rounds'
    if (new Set(items.map(({ fixture }) => fixture)).size < items.length) return 'match'
    return isBelowCap(items) ? null : 'high'
  }

  return {
    items: (): readonly Item[] => items,
    mode: () => mode,
    together: () => together,
    obstacle,
    has: (pick: Pick) => items.some((item) => isSame(item, pick)),
    /** False when the slip is full. */
    toggle(pick: Pick, amount: string): boolean {
      const without = items.filter((item) => !isSame(item, pick))
      if (without.length === items.length && items.length >= maxItems) return false
      items = without.length < items.length ? without : [...items, { ...pick, was: null, amount }]
      if (together === '') together = amount
      return true
    },
    setMode(wanted: Mode) {
      mode = wanted
    },
    type(item: Item, amount: string) {
      item.amount = amount
    },
    typeTogether(amount: string) {
      together = amount
    },
    stakeAll(amount: string) {
      for (const item of items) item.amount = amount
      together = amount
    },
    remove(gone: readonly Item[]) {
      items = items.filter((item) => !gone.includes(item))
    },
    /** Applies the current offer. Returns the number of removed picks. */
    reprice({ rounds }: Offer, isOpen: (no: number) => boolean): number {
      const before = items.length
      items = items.flatMap((item) => {
        const round = rounds.find(({ no }) => no === item.no)
        const now = round?.fixtures[item.fixture]?.markets[item.market]?.[item.pick]
        if (now === undefined || !isOpen(item.no)) return []
        if (now !== item.odds) Object.assign(item, { was: item.was ?? item.odds, odds: now })
        return [item]
      })
      return before - items.length
    },
    hasChanged: () => items.some(({ was }) => was !== null),
    agree() {
      for (const item of items) item.was = null
    },
    /** The bets that can be placed now. */
    orders(): Order[] {
      const made =
        mode === 'multiple'
          ? [obstacle() === null ? orderOf(items, together) : null]
          : items.map((item) => orderOf([item], item.amount))
      return made.filter((order) => order !== null)
    },
    /** Whether every pick on the slip has a stake that can be placed; a slip is never placed in part. */
    isWhole(): boolean {
      if (mode === 'multiple') return obstacle() === null && orderOf(items, together) !== null
      return items.every((item) => orderOf([item], item.amount) !== null)
    },
    /** Units that these picks pay for an amount as typed; null when it is none that can be staked. */
    wins(own: readonly Item[], amount: string): bigint | null {
      const order = orderOf([...own], amount)
      return order && slipPays(order.units, own)
    },
  }
}
export type SlipState = ReturnType<typeof createSlip>
