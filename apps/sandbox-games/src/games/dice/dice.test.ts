import { describe, expect, it } from 'vitest'
import { faces, highestChance, lowestChance, payFor, wins } from './odds.ts'
import { dice } from './server.ts'

const chances = Array.from({ length: highestChance - lowestChance + 1 }, (_, at) => lowestChance + at)

describe('dice', () => {
  it('returns 96.12 to 96.96%: every bet on every roll', () => {
    let [least, most] = [2, 0]
    for (const chance of chances)
      for (const side of ['under', 'over'] as const) {
        let won = 0
        for (let roll = 0; roll < faces; roll += 1) if (wins(side, chance, roll)) won += 1
        expect(won).toBe(chance * 100)
        const back = (won * payFor(chance)) / 100 / faces
        least = Math.min(least, back)
        most = Math.max(most, back)
      }
    expect(Math.floor(least * 10_000 + 1e-9)).toBe(dice.facts.rtp)
    expect(most).toBeLessThanOrEqual(0.975)
  })

  it('pays every win more than its stake, and nothing else', () => {
    for (const chance of chances) expect(payFor(chance)).toBeGreaterThan(100)
    expect(dice.payout(10_000n, { roll: 4_999 }, { side: 'under', chance: 50 })).toBe(19_300n)
    expect(dice.payout(10_000n, { roll: 5_000 }, { side: 'under', chance: 50 })).toBe(0n)
    expect(dice.payout(10_000n, { roll: 5_000 }, { side: 'over', chance: 50 })).toBe(19_300n)
    expect(dice.payout(10_000n, { roll: 4_999 }, { side: 'over', chance: 50 })).toBe(0n)
  })
})
