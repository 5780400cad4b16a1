import { type SymbolCode, symbolCodes } from '../reels/symbols.ts'
import { lineWin } from './evaluate.ts'
import type { LineReels, Machine } from './machine.ts'

export type Figures = {
  /** Expected return per unit staked, by source and in total. */
  lines: number
  scatter: number
  freeGames: number
  rtp: number
  /** Chance that a round starts free games. */
  freeGameChance: number
}

const share = (strip: readonly SymbolCode[], code: SymbolCode) =>
  strip.filter((shown) => shown === code).length / strip.length

/**
 * Expected pay of one line, in line stakes, over every combination of five symbols. Each line reads one row per reel
 * and every stop is equally likely, so all lines share this figure.
 */
export function expectedLine(reels: LineReels): number {
  const walk = (shown: SymbolCode[], chance: number): number => {
    const strip = reels.strips[shown.length]
    if (!strip) return chance * (lineWin(reels, shown)?.pay ?? 0)
    return symbolCodes.reduce((sum, code) => {
      const next = chance * share(strip, code)
      return next === 0 ? sum : sum + walk([...shown, code], next)
    }, 0)
  }
  return walk([], 1)
}

/** Chance of each number of scatters in the window, from every stop of every reel. */
function scatterChances(machine: Machine): number[] {
  return machine.strips.reduce(
    (chances, strip) => {
      const perStop = strip.map(
        (_, stop) =>
          Array.from({ length: machine.rows }, (__, row) => strip[(stop + row) % strip.length]).filter((c) => c === 'S')
            .length,
      )
      const next = Array.from({ length: chances.length + machine.rows }, () => 0)
      for (const [had, chance] of chances.entries())
        for (const shown of perStop) next[had + shown] = (next[had + shown] ?? 0) + chance / strip.length
      return next
    },
    [1],
  )
}

/** The exact return of a machine, by full enumeration of symbols and stops. Free games cannot start free games. */
export function figures(machine: Machine): Figures {
  const lines = expectedLine(machine)
  const chances = scatterChances(machine)
  let scatter = 0
  let games = 0
  let freeGameChance = 0
  for (const [count, chance] of chances.entries()) {
    if (count < 3) continue
    const won = machine.scatter[Math.min(count, 5) as 3 | 4 | 5]
    scatter += chance * won.pay
    games += chance * won.freeGames
    freeGameChance += chance
  }
  const freeGames = games * machine.freeMultiplier * lines
  return { lines, scatter, freeGames, rtp: lines + scatter + freeGames, freeGameChance }
}
