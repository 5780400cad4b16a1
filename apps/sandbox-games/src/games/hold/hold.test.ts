import { describe, expect, it } from 'vitest'
import { simulate } from '../reels/simulate.ts'
import { cells, coinWeight, hold } from './machine.ts'
import { coinChances, endChances, holdFigures } from './proof.ts'
import { playHold } from './round.ts'
import { hold as game } from './server.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** Coins rain, so that the feature and the full grid are common. */
const rich = { ...hold, trigger: 2, oneIn: 3 }

describe('hold', () => {
  it('returns 97.01%: lines, coins and every path of the feature added up', () => {
    const { rtp } = holdFigures(hold)
    expect(Math.floor(rtp * 10_000)).toBe(game.facts.rtp)
  })

  it('has chances that add up to one, wherever the feature starts', () => {
    expect(sum(coinChances(hold))).toBeCloseTo(1, 12)
    for (let coins = hold.trigger; coins <= cells(hold); coins += 1)
      expect(sum(endChances(hold, coins))).toBeCloseTo(1, 12)
    expect(endChances({ ...hold, oneIn: 1e9 }, 6)[6]).toBeCloseTo(1, 6)
  })

  it('matches the sum: lines and feature of a coin-rich machine are within four standard errors', async () => {
    const exact = holdFigures(rich)
    const lines = await simulate(40_000, 11, async (draw) => (await playHold(rich, draw)).lineWin / 100)
    const coins = await simulate(40_000, 12, async (draw) => (await playHold(rich, draw)).holdWin / 100)
    expect(Math.abs(lines.mean - exact.lines)).toBeLessThan(4 * lines.error)
    expect(Math.abs(coins.mean - exact.hold)).toBeLessThan(4 * coins.error)
  })

  it('cannot reach its cap: fifteen majors, the grand and every line at its best stay below', () => {
    const coins = 15 * Math.max(...hold.coins.map(({ value }) => value)) + hold.grand
    const lines = 100 * Math.max(...Object.values(hold.reels.pays).flat())
    expect(coins + lines).toBeLessThanOrEqual(hold.maxWin)
  })

  it('resets the respins with every coin, keeps coins where they are, and stops at three misses or a full grid', async () => {
    await simulate(500, 21, async (draw) => {
      const round = await playHold(rich, draw)
      const held = new Set(round.coins.map(({ cell }) => cell))
      for (const { landed, left } of round.respins) {
        for (const { cell } of landed) {
          expect(held.has(cell)).toBe(false)
          held.add(cell)
        }
        if (landed.length > 0) expect(left).toBe(hold.respins)
      }
      if (round.respins.length > 0) expect(round.isFull || round.respins.at(-1)?.left === 0).toBe(true)
      expect(round.isFull).toBe(round.respins.length > 0 && held.size === cells(hold))
      return 0
    })
  })

  it('deals every kind of coin by its weight', async () => {
    expect(coinWeight(hold)).toBe(1_000)
    const seen = new Set<number>()
    await simulate(3_000, 5, async (draw) => {
      for (const { coin } of (await playHold(rich, draw)).coins) seen.add(coin)
      return 0
    })
    expect(seen.size).toBe(hold.coins.length)
  })
})
