import type { Machine, SymbolCode } from './machine.ts'

/** What a spin shows: `window[reel][row]`. */
export type Window = SymbolCode[][]
export type LineWin = { line: number; symbol: SymbolCode; count: 3 | 4 | 5; pay: number }
export type Evaluation = {
  lines: LineWin[]
  /** Sum of the line pays, in line stakes. */
  linePay: number
  scatters: number
  /** In total stakes. */
  scatterPay: number
  freeGames: number
}

export const windowAt = (machine: Machine, stops: readonly number[]): Window =>
  machine.strips.map((strip, reel) =>
    Array.from({ length: machine.rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] as SymbolCode),
  )

/** Longest run from the left; wilds stand for anything but the scatter. A line of wilds alone cannot occur: reel 1 has none. */
export function lineWin(machine: Machine, shown: readonly SymbolCode[], line = 0): LineWin | null {
  const symbol = shown.find((code) => code !== 'W')
  if (symbol === undefined || symbol === 'S') return null
  const stop = shown.findIndex((code) => code !== symbol && code !== 'W')
  const count = stop === -1 ? shown.length : stop
  if (count !== 3 && count !== 4 && count !== 5) return null
  return { line, symbol, count, pay: machine.pays[symbol][count - 3] as number }
}

export function evaluate(machine: Machine, window: Window): Evaluation {
  const lines = machine.lines.flatMap((rows, line) => {
    const shown = rows.map((row, reel) => window[reel]?.[row] as SymbolCode)
    return lineWin(machine, shown, line) ?? []
  })
  const scatters = window.flat().filter((code) => code === 'S').length
  const won = scatters >= 3 ? machine.scatter[Math.min(scatters, 5) as 3 | 4 | 5] : undefined
  return {
    lines,
    linePay: lines.reduce((sum, { pay }) => sum + pay, 0),
    scatters,
    scatterPay: won?.pay ?? 0,
    freeGames: won?.freeGames ?? 0,
  }
}
