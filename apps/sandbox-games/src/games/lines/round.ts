import type { Draw } from '../../kernel/fair.ts'
import type { Grid } from '../reels/symbols.ts'
import { type Evaluation, evaluate, windowAt } from './evaluate.ts'
import type { Machine } from './machine.ts'

export type Spin = Evaluation & {
  stops: number[]
  window: Grid
  free: boolean
  /** Won by this spin, in line stakes, multiplier applied. */
  win: number
}
/** A round: the paid spin and the free games it started. `win` is in line stakes, never above the machine's maximum. */
export type Round = { spins: Spin[]; win: number; capped: boolean }

async function spinOnce(machine: Machine, draw: Draw, free: boolean): Promise<Spin> {
  const stops: number[] = []
  for (const strip of machine.strips) stops.push(await draw(strip.length))
  const window = windowAt(machine, stops)
  const shown = evaluate(machine, window)
  if (free)
    return { ...shown, scatterPay: 0, freeGames: 0, stops, window, free, win: shown.linePay * machine.freeMultiplier }
  return { ...shown, stops, window, free, win: shown.linePay + shown.scatterPay * machine.lines.length }
}

export async function playRound(machine: Machine, draw: Draw): Promise<Round> {
  const spins = [await spinOnce(machine, draw, false)]
  for (let left = spins[0]?.freeGames ?? 0; left > 0; left -= 1) spins.push(await spinOnce(machine, draw, true))
  const total = spins.reduce((sum, { win }) => sum + win, 0)
  const max = machine.maxWin * machine.lines.length
  return { spins, win: Math.min(total, max), capped: total > max }
}
