import { columnAt, type Grid, type PaidCode, type SymbolCode } from '../reels/symbols.ts'
import type { LineReels, Machine } from './machine.ts'

export type LineWin = { line: number; symbol: PaidCode; count: 3 | 4 | 5; pay: number }
/** `linePay` is the sum of the line pays, in line stakes. */
type LineWins = { lines: LineWin[]; linePay: number }
export type Evaluation = LineWins & {
  scatters: number
  /** In total stakes. */
  scatterPay: number
  freeGames: number
}

export const windowAt = ({ strips, rows }: LineReels, stops: readonly number[]): Grid =>
  strips.map((strip, reel) => columnAt(strip, stops[reel] ?? 0, rows))

/** Longest run from the left; wilds replace all but the scatter. A line of wilds cannot occur: reel 1 has none. */
export function lineWin(reels: LineReels, shown: readonly SymbolCode[], line = 0): LineWin | null {
  const symbol = shown.find((code) => code !== 'W')
  if (symbol === undefined || symbol === 'S') return null
  const stop = shown.findIndex((code) => code !== symbol && code !== 'W')
  const count = stop === -1 ? shown.length : stop
  if (count !== 3 && count !== 4 && count !== 5) return null
  return { line, symbol, count, pay: reels.pays[symbol][count - 3] as number }
}

export function lineWins(reels: LineReels, window: Grid): LineWins {
  const lines = reels.lines.flatMap((rows, line) => {
    const shown = rows.map((row, reel) => window[reel]?.[row] as SymbolCode)
    return lineWin(reels, shown, line) ?? []
  })
  return { lines, linePay: lines.reduce((sum, { pay }) => sum + pay, 0) }
}

export function evaluate(machine: Machine, window: Grid): Evaluation {
  const scatters = window.flat().filter((code) => code === 'S').length
  const won = scatters >= 3 ? machine.scatter[Math.min(scatters, 5) as 3 | 4 | 5] : undefined
  return {
    ...lineWins(machine, window),
    scatters,
    scatterPay: won?.pay ?? 0,
    freeGames: won?.freeGames ?? 0,
  }
}
