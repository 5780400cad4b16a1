import type { Draw } from '../../kernel/fair.ts'
import { type LineWin, lineWins, windowAt } from '../lines/evaluate.ts'
import type { Grid } from '../reels/symbols.ts'
import { cells, coinWeight, type HoldMachine } from './machine.ts'

/** A coin in a cell; cells count down each reel, reels from the left. `coin` is a row of the machine's list. */
export type Landed = { cell: number; coin: number }
/** New coins of one respin and the number of respins left. */
export type Respin = { landed: Landed[]; left: number }
/** Wins in hundredths of the stake; never above the machine's maximum. */
export type HoldRound = {
  stops: number[]
  window: Grid
  lines: LineWin[]
  lineWin: number
  coins: Landed[]
  respins: Respin[]
  isFull: boolean
  holdWin: number
  win: number
  capped: boolean
}

async function coinFrom(machine: HoldMachine, draw: Draw): Promise<number> {
  const drawn = await draw(coinWeight(machine))
  let passed = 0
  return machine.coins.findIndex(({ weight }) => {
    passed += weight
    return drawn < passed
  })
}

async function respin(machine: HoldMachine, draw: Draw, held: ReadonlySet<number>): Promise<Landed[]> {
  const landed: Landed[] = []
  for (let cell = 0; cell < cells(machine); cell += 1) {
    if (held.has(cell) || (await draw(machine.oneIn)) !== 0) continue
    landed.push({ cell, coin: await coinFrom(machine, draw) })
  }
  return landed
}

/** Respins until three in a row bring nothing, or every cell has a coin. */
async function holdAndSpin(machine: HoldMachine, draw: Draw, coins: readonly Landed[]): Promise<Respin[]> {
  const held = new Set(coins.map(({ cell }) => cell))
  const respins: Respin[] = []
  for (let left = machine.respins; left > 0 && held.size < cells(machine); ) {
    const landed = await respin(machine, draw, held)
    for (const { cell } of landed) held.add(cell)
    left = landed.length > 0 ? machine.respins : left - 1
    respins.push({ landed, left })
  }
  return respins
}

const worthOf = (machine: HoldMachine, coins: readonly Landed[]) =>
  coins.reduce((sum, { coin }) => sum + (machine.coins[coin]?.value ?? 0), 0)

export async function playHold(machine: HoldMachine, draw: Draw): Promise<HoldRound> {
  const stops: number[] = []
  for (const strip of machine.reels.strips) stops.push(await draw(strip.length))
  const window = windowAt(machine.reels, stops)
  const shown = lineWins(machine.reels, window)
  const lineWin = (shown.linePay * 100) / machine.reels.lines.length
  const spots = window.flat().flatMap((code, cell) => (code === 'S' ? cell : []))
  const coins: Landed[] = []
  for (const cell of spots) coins.push({ cell, coin: await coinFrom(machine, draw) })
  const starts = coins.length >= machine.trigger
  const respins = starts ? await holdAndSpin(machine, draw, coins) : []
  const all = [...coins, ...respins.flatMap(({ landed }) => landed)]
  const isFull = starts && all.length === cells(machine)
  const holdWin = starts ? worthOf(machine, all) + (isFull ? machine.grand : 0) : 0
  const total = lineWin + holdWin
  const win = Math.min(total, machine.maxWin)
  return { stops, window, lines: shown.lines, lineWin, coins, respins, isFull, holdWin, win, capped: total > win }
}
