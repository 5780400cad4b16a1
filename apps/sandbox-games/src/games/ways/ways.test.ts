import { describe, expect, it } from 'vitest'
import { simulate } from '../reels/simulate.ts'
import { strip } from '../reels/symbols.ts'
import { type WaysMachine, ways } from './machine.ts'
import { enumerate } from './proof.ts'
import { playWays } from './round.ts'
import { ways as game } from './server.ts'
import { cascade, wayWins } from './spin.ts'

const small: WaysMachine = {
  ...ways,
  strips: [strip('AABeh'), strip('WASeB'), strip('ASBWe'), strip('hSAWe'), strip('eASBh')],
  rows: 2,
}

describe('ways', () => {
  it('returns 97.06%: every one of 7.6 million combinations of stops is played', () => {
    const all = enumerate(ways)
    expect(Math.floor(all.rtp * 10_000)).toBe(game.facts.rtp)
    // The best paid spin and twelve of the best free games stay below the cap, so it never takes anything away.
    expect(all.highest + 12 * all.highestFree).toBeLessThan(ways.maxWin)
  }, 180_000)

  it('matches the count: rounds of a small machine are within four standard errors', async () => {
    const exact = enumerate(small)
    const played = await simulate(60_000, 7, async (draw) => (await playWays(small, draw)).win / 100)
    expect(Math.abs(played.mean - exact.rtp)).toBeLessThan(4 * played.error)
  })

  it('counts a symbol on reels from the left, with wilds as substitutes, and multiplies the places', () => {
    const grid = ['AABe', 'AWeh', 'AefS', 'hhhh', 'AAAA'].map(strip)
    const wins = wayWins(ways, grid)
    expect(wins.find(({ symbol }) => symbol === 'A')).toEqual({ symbol: 'A', reels: 3, ways: 4, pay: 80 })
    expect(wins.find(({ symbol }) => symbol === 'e')).toMatchObject({ reels: 3, ways: 2 })
    expect(wins.find(({ symbol }) => symbol === 'B')).toBeUndefined()
  })

  it('lets the strip fall into the gaps, and raises the multiplier with each cascade', () => {
    for (let stop = 0; stop < 23; stop += 1) {
      const steps = cascade(ways, [stop, stop, stop, stop, stop], ways.ladder)
      for (const [at, { grid, gone }] of steps.entries()) {
        const next = steps[at + 1]
        expect(steps[at]?.multiplier).toBe([1, 2, 3, 5][Math.min(at, 3)])
        for (const [reel, marks] of gone.entries()) {
          const kept = (grid[reel] ?? []).filter((_, row) => !marks[row])
          expect(next?.grid[reel]?.slice(4 - kept.length)).toEqual(kept)
        }
      }
      expect(steps.at(-1)?.wins).toEqual([])
    }
  })

  it('never pays above the stated maximum', async () => {
    const tight = { ...ways, maxWin: 50 }
    const { highest } = await simulate(2_000, 3, async (draw) => (await playWays(tight, draw)).win)
    expect(highest).toBe(50)
  })
})
