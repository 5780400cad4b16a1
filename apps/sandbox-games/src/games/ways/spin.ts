import type { Grid, PaidCode, SymbolCode } from '../reels/symbols.ts'
import { tumbler } from '../reels/tumble.ts'
import type { WaysMachine } from './machine.ts'

export type WayWin = { symbol: PaidCode; reels: 3 | 4 | 5; ways: number; pay: number }
/** One window of a spin: its symbols, its win (hundredths of the stake, multiplier applied), the removed cells. */
export type Step = { grid: Grid; wins: WayWin[]; multiplier: number; gone: boolean[][]; pay: number }

function countIn(column: readonly SymbolCode[], symbol: SymbolCode): number {
  let count = 0
  for (const code of column) if (code === symbol || code === 'W') count += 1
  return count
}

/** Every symbol of the first reel that continues on the next ones; wilds replace it, and none is on the first reel. */
export function wayWins(machine: WaysMachine, grid: Grid): WayWin[] {
  const wins: WayWin[] = []
  const first = grid[0] as SymbolCode[]
  for (let at = 0; at < first.length; at += 1) {
    const symbol = first[at] as SymbolCode
    if (symbol === 'S' || symbol === 'W' || first.indexOf(symbol) < at) continue
    let ways = 1
    let reels = 0
    for (const column of grid) {
      const here = countIn(column, symbol)
      if (here === 0) break
      ways *= here
      reels += 1
    }
    if (reels === 3 || reels === 4 || reels === 5)
      wins.push({ symbol, reels, ways, pay: ways * (machine.pays[symbol][reels - 3] as number) })
  }
  return wins
}

const goneIn = (grid: Grid, wins: readonly WayWin[]): boolean[][] =>
  grid.map((column, reel) =>
    column.map((code) => wins.some(({ symbol, reels }) => reel < reels && (code === symbol || code === 'W'))),
  )

/** A spin from its stops: cascades until nothing wins. The last step shows where the reels came to rest. */
export function cascade(machine: WaysMachine, stops: readonly number[], ladder: readonly number[]): Step[] {
  const reels = tumbler(machine.strips, stops, machine.rows)
  const steps: Step[] = []
  for (;;) {
    const grid = reels.grid.slice()
    const wins = wayWins(machine, grid)
    const multiplier = ladder[Math.min(steps.length, ladder.length - 1)] as number
    const gone = wins.length > 0 ? goneIn(grid, wins) : []
    steps.push({ grid, wins, multiplier, gone, pay: wins.reduce((sum, { pay }) => sum + pay, 0) * multiplier })
    if (wins.length === 0) return steps
    reels.drop(gone)
  }
}
