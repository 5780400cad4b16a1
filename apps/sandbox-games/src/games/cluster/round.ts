import type { Draw } from '../../kernel/fair.ts'
import type { ClusterMachine } from './machine.ts'
import { cold, type Heat, type Step, tumble } from './spin.ts'

export type ClusterSpin = {
  stops: number[]
  free: boolean
  steps: Step[]
  scatters: number
  freeGames: number
  win: number
}
/** `win` in hundredths of the stake, never above the machine's maximum. */
export type ClusterRound = { spins: ClusterSpin[]; win: number; capped: boolean }

async function spinOnce(machine: ClusterMachine, draw: Draw, free: boolean, heat: Heat): Promise<ClusterSpin> {
  const stops: number[] = []
  for (const strip of machine.strips) stops.push(await draw(strip.length))
  const steps = tumble(machine, stops, heat)
  const scatters = (steps.at(-1)?.grid ?? []).flat().filter((code) => code === 'S').length
  const freeGames = !free && scatters >= 3 ? machine.freeGames : 0
  return { stops, free, steps, scatters, freeGames, win: steps.reduce((sum, { pay }) => sum + pay, 0) }
}

/** The paid spin starts cold; in its free games the heat stays from one to the next. */
export async function playCluster(machine: ClusterMachine, draw: Draw): Promise<ClusterRound> {
  const spins = [await spinOnce(machine, draw, false, cold())]
  const heat = cold()
  for (let left = spins[0]?.freeGames ?? 0; left > 0; left -= 1) spins.push(await spinOnce(machine, draw, true, heat))
  const total = spins.reduce((sum, { win }) => sum + win, 0)
  return { spins, win: Math.min(total, machine.maxWin), capped: total > machine.maxWin }
}
