import type { Draw } from '../../kernel/fair.ts'
import type { WaysMachine } from './machine.ts'
import { cascade, type Step } from './spin.ts'

export type WaysSpin = {
  stops: number[]
  free: boolean
  steps: Step[]
  scatters: number
  freeGames: number
  win: number
}
/** `win` in hundredths of the stake, never above the machine's maximum. */
export type WaysRound = { spins: WaysSpin[]; win: number; capped: boolean }

async function spinOnce(machine: WaysMachine, draw: Draw, free: boolean): Promise<WaysSpin> {
  const stops: number[] = []
  for (const strip of machine.strips) stops.push(await draw(strip.length))
  const steps = cascade(machine, stops, free ? machine.freeLadder : machine.ladder)
  const scatters = (steps[0]?.grid ?? []).flat().filter((code) => code === 'S').length
  const award = !free && scatters >= 3 ? machine.scatter[scatters as 3 | 4] : { pay: 0, freeGames: 0 }
  const win = steps.reduce((sum, { pay }) => sum + pay, award.pay)
  return { stops, free, steps, scatters, freeGames: award.freeGames, win }
}

export async function playWays(machine: WaysMachine, draw: Draw): Promise<WaysRound> {
  const spins = [await spinOnce(machine, draw, false)]
  for (let left = spins[0]?.freeGames ?? 0; left > 0; left -= 1) spins.push(await spinOnce(machine, draw, true))
  const total = spins.reduce((sum, { win }) => sum + win, 0)
  return { spins, win: Math.min(total, machine.maxWin), capped: total > machine.maxWin }
}
