import { columnAt } from '../reels/symbols.ts'
import type { WaysMachine } from './machine.ts'
import { cascade } from './spin.ts'

export type WaysFigures = {
  /** Expected return per unit staked: cascades of the paid spin, scatters, free games, and in total. */
  base: number
  scatter: number
  freeGames: number
  rtp: number
  hitChance: number
  freeGameChance: number
  /** Standard deviation of a paid spin without its free games, and of one free game, in stakes. */
  spread: number
  freeSpread: number
  /** Highest win of a single paid spin and a single free game, in hundredths of the stake. */
  highest: number
  highestFree: number
}

const scattersAt = (machine: WaysMachine, reel: number, stop: number) =>
  columnAt(machine.strips[reel] ?? [], stop, machine.rows).filter((code) => code === 'S').length

/** Every combination of stops, `every` apart: 1 plays them all. */
export function enumerate(machine: WaysMachine, every = 1): WaysFigures {
  const lengths = machine.strips.map(({ length }) => length)
  const all = lengths.reduce((product, length) => product * length, 1)
  const scatters = lengths.map((length, reel) => Array.from({ length }, (_, stop) => scattersAt(machine, reel, stop)))
  const sums = { count: 0, base: 0, square: 0, free: 0, freeSquare: 0, hits: 0, pay: 0, games: 0, starts: 0 }
  let [highest, highestFree] = [0, 0]
  const stops = lengths.map(() => 0)
  for (let at = 0; at < all; at += every) {
    let rest = at
    let seen = 0
    for (let reel = 0; reel < lengths.length; reel += 1) {
      const length = lengths[reel] as number
      stops[reel] = rest % length
      rest = Math.floor(rest / length)
      seen += scatters[reel]?.[stops[reel] as number] ?? 0
    }
    let [win, free] = [0, 0]
    for (const { pay, multiplier } of cascade(machine, stops, machine.ladder)) {
      win += pay
      free += (pay / multiplier) * (machine.freeLadder[machine.ladder.indexOf(multiplier)] as number)
    }
    const award = seen >= 3 ? machine.scatter[seen as 3 | 4] : { pay: 0, freeGames: 0 }
    sums.count += 1
    sums.base += win
    sums.free += free
    sums.square += (win + award.pay) ** 2
    sums.freeSquare += free ** 2
    sums.hits += win + award.pay > 0 ? 1 : 0
    sums.pay += award.pay
    sums.games += award.freeGames
    sums.starts += award.freeGames > 0 ? 1 : 0
    highest = Math.max(highest, win + award.pay)
    highestFree = Math.max(highestFree, free)
  }
  return figuresOf(sums, highest, highestFree)
}

function figuresOf(
  sums: Record<'count' | 'base' | 'square' | 'free' | 'freeSquare' | 'hits' | 'pay' | 'games' | 'starts', number>,
  highest: number,
  highestFree: number,
): WaysFigures {
  const mean = (value: number) => value / sums.count / 100
  const [base, scatter, free] = [mean(sums.base), mean(sums.pay), mean(sums.free)]
  const freeGames = (sums.games / sums.count) * free
  return {
    base,
    scatter,
    freeGames,
    rtp: base + scatter + freeGames,
    hitChance: sums.hits / sums.count,
    freeGameChance: sums.starts / sums.count,
    spread: Math.sqrt(sums.square / sums.count / 10_000 - (base + scatter) ** 2),
    freeSpread: Math.sqrt(sums.freeSquare / sums.count / 10_000 - free ** 2),
    highest,
    highestFree,
  }
}
