import { describe, expect, it } from 'vitest'
import { wheel } from './server.ts'
import { segments, spots } from './wheel.ts'

describe('wheel', () => {
  it.each(spots)('spot %i returns 52 of 54 stakes: every segment counted', (spot) => {
    const paid = segments.map((_, segment) => wheel.payout(100n, { segment, rest: 500 }, { spot }))
    const total = Number(paid.reduce((sum, units) => sum + units, 0n))
    expect(segments).toHaveLength(54)
    expect(total).toBe(5_200)
    expect(Math.floor((total / 5_400) * 10_000)).toBe(wheel.facts.rtp)
  })

  it('sets no two of a kind side by side among the rare ones', () => {
    for (const [at, spot] of segments.entries())
      if (spot > 400) expect(segments[(at + 1) % segments.length]).not.toBe(spot)
  })

  it('stops inside a segment, never on its edge', async () => {
    for (const drawn of [0, 800]) {
      const { rest } = await wheel.play(async (below) => Math.min(drawn, below - 1), { spot: 200 })
      expect(rest).toBeGreaterThanOrEqual(100)
      expect(rest).toBeLessThanOrEqual(900)
    }
  })
})
