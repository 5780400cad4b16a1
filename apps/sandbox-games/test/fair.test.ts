import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitmentOf, drawFrom, newSeed } from '../src/engine/fair.ts'
import { classic } from '../src/engine/machine.ts'
import { payoutOf, stakeChoices, toAmount, toUnits } from '../src/engine/stakes.ts'

describe('fair draws', () => {
  it('commit to the seed by its SHA-256', async () => {
    expect(await commitmentOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
  })

  it('are the same for the same seeds and differ when any part differs', async () => {
    const ten = async (seed: string, client: string, round: string) => {
      const draw = await drawFrom(seed, client, round)
      const drawn: number[] = []
      for (let at = 0; at < 10; at += 1) drawn.push(await draw(1_000_000))
      return drawn.join()
    }
    const seed = newSeed()
    const first = await ten(seed, 'me', 'r1')
    expect(await ten(seed, 'me', 'r1')).toBe(first)
    expect(await ten(seed, 'you', 'r1')).not.toBe(first)
    expect(await ten(seed, 'me', 'r2')).not.toBe(first)
    expect(await ten(newSeed(), 'me', 'r1')).not.toBe(first)
  })

  it('favour no stop: chi-squared over 32 stops stays below the 99.99 % bound', async () => {
    const draw = await drawFrom('7f'.repeat(32), 'chi', 'squared')
    const counts = Array.from({ length: 32 }, () => 0)
    const total = 32_000
    for (let at = 0; at < total; at += 1) {
      const stop = await draw(32)
      counts[stop] = (counts[stop] ?? 0) + 1
    }
    const expected = total / 32
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(69.1)
  })
})

describe('amounts', () => {
  it('survive the way to units and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (units) => {
        expect(toUnits(toAmount(units))).toBe(units)
      }),
    )
  })

  it('split evenly over the lines for every stake on offer', () => {
    for (const stake of stakeChoices) expect(toUnits(stake) % BigInt(classic.lines.length)).toBe(0n)
    expect(toAmount(payoutOf(classic, toUnits('0.50'), 25))).toBe('1.25')
    expect(toAmount(payoutOf(classic, toUnits('0.20'), 7))).toBe('0.14')
  })
})
