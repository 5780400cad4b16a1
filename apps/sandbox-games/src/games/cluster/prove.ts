import { simulate } from '../reels/simulate.ts'
import { cluster } from './machine.ts'
import { playCluster } from './round.ts'

/** `pnpm prove [rounds] [seed]`: plays rounds and prints the return with its 95% interval. */
const [rounds = 10_000_000, seed = 1] = process.argv.slice(2).map(Number)
let [base, starts] = [0, 0]
const figures = await simulate(rounds, seed, async (draw) => {
  const { spins, win } = await playCluster(cluster, draw)
  base += spins[0]?.win ?? 0
  if (spins.length > 1) starts += 1
  return win / 100
})
console.log({ ...figures, base: base / rounds / 100, roundsPerFreeGames: rounds / starts })
