import { describe, expect, it } from 'vitest'
import { simulate } from '../reels/simulate.ts'
import { strip } from '../reels/symbols.ts'
import { cluster } from './machine.ts'
import { proven } from './proven.ts'
import { playCluster } from './round.ts'
import { cluster as game } from './server.ts'
import { clustersIn, cold, tumble } from './spin.ts'

const plain = ['ABCDABC', 'BCDABCD', 'CDABCDA', 'DABCDAB', 'ABCDABC', 'BCDABCD', 'CDABCDA']
const withFive = ['hhhhhBC', ...plain.slice(1)].map(strip)

describe('cluster', () => {
  it('states no more than the lower end of the interval that ten million rounds gave', () => {
    expect(proven.rounds).toBeGreaterThanOrEqual(10_000_000)
    expect(game.facts.rtp).toBe(Math.floor((proven.mean - (1.96 * proven.deviation) / Math.sqrt(proven.rounds)) * 1e4))
    expect(game.facts.rtp).toBeGreaterThanOrEqual(9_500)
    expect(proven.mean).toBeLessThanOrEqual(0.975)
  })

  it('still plays like those rounds: a seeded sample is within four standard errors', async () => {
    const sample = await simulate(25_000, 20_261_121, async (draw) => (await playCluster(cluster, draw)).win / 100)
    const error = proven.deviation / Math.sqrt(sample.rounds)
    expect(Math.abs(sample.mean - proven.mean)).toBeLessThan(4 * error)
  }, 120_000)

  it('finds cells that hang together by their sides, five and more', () => {
    expect(clustersIn(cluster, plain.map(strip), cold())).toEqual([])
    expect(clustersIn(cluster, withFive, cold())).toMatchObject([{ symbol: 'h', multiplier: 1, pay: 20 }])
    const four = ['hhhhABC', ...plain.slice(1)].map(strip)
    expect(clustersIn(cluster, four, cold())).toEqual([])
  })

  it('adds up the multipliers of hot cells: once burst ×2, then ×4, ×8, ×16', () => {
    const heat = cold()
    ;(heat[0] as number[]).splice(0, 5, 1, 2, 3, 4, 9)
    expect(clustersIn(cluster, withFive, heat)).toMatchObject([{ multiplier: 2 + 4 + 8 + 16 + 16, pay: 20 * 46 }])
  })

  it('heats the cells of a burst, lets the rest fall, and ends without a cluster', () => {
    const heat = cold()
    const steps = tumble(cluster, [0, 0, 0, 0, 0, 0, 0], heat)
    const burst = steps.flatMap(({ clusters }) => clusters.flatMap(({ cells }) => cells)).length
    expect(heat.flat().reduce((sum, times) => sum + times, 0)).toBe(burst)
    expect(steps.at(-1)?.clusters).toEqual([])
  })

  it('never pays above the stated maximum', async () => {
    const tight = { ...cluster, maxWin: 40 }
    const { highest } = await simulate(2_000, 5, async (draw) => (await playCluster(tight, draw)).win)
    expect(highest).toBe(40)
  })
})
