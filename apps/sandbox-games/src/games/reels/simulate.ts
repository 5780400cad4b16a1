import type { Draw } from '../../kernel/fair.ts'
import { seeded } from './random.ts'

export type Simulated = {
  rounds: number
  mean: number
  deviation: number
  error: number
  low: number
  high: number
  highest: number
  hits: number
}

/**
 * Plays rounds on a seeded generator. `win` in stakes; `error` is the standard error of the mean, `low` and `high`
 * bound its 95% confidence interval.
 */
export async function simulate(
  rounds: number,
  seed: number,
  play: (draw: Draw) => Promise<number>,
): Promise<Simulated> {
  const random = seeded(seed)
  const draw: Draw = async (below) => random(below)
  let [sum, square, highest, hits] = [0, 0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const win = await play(draw)
    sum += win
    square += win * win
    if (win > 0) hits += 1
    if (win > highest) highest = win
  }
  const mean = sum / rounds
  const deviation = Math.sqrt(square / rounds - mean * mean)
  const error = deviation / Math.sqrt(rounds)
  return {
    rounds,
    mean,
    deviation,
    error,
    low: mean - 1.96 * error,
    high: mean + 1.96 * error,
    highest,
    hits: hits / rounds,
  }
}
