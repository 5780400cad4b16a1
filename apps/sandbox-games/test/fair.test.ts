import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seedOfHand } from '../src/client/frame/agreements.ts'
import { classic } from '../src/games/lines/machine.ts'
import { lines } from '../src/games/lines/server.ts'
import { toAmount, toUnits } from '../src/kernel/amounts.ts'
import { commitmentOf, drawFrom, newSeed } from '../src/kernel/fair.ts'

describe('the seed of a hand that others are dealt too', () => {
  it.each([
    ['the one that was given for it', ['one', 'two'], 'two', 'two'],
    ['the one before, where the new one came too late', ['one', 'two'], 'one', 'one'],
    ['not one that is long gone', ['one', 'two', 'three'], 'one', 'three'],
    ['not one that was never given', ['one'], 'theirs', 'one'],
    ['not one that the server keeps to itself', ['one'], null, 'one'],
    ['the first one shown to a page that gave none', [], 'theirs', 'theirs'],
  ])('is %s', (_, given, dealtWith, own) => {
    expect(seedOfHand(given, dealtWith)).toBe(own)
  })
})

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

  it('do not favour low numbers where the words do not divide evenly', async () => {
    // Counts 3 × 2^30 of 2^32 words; without the refusal of the others the lowest third would come half of the time.
    const below = 3 * 2 ** 30
    const draw = await drawFrom('7f'.repeat(32), 'uneven', 'words')
    let low = 0
    for (let at = 0; at < 2_000; at += 1) if ((await draw(below)) < 2 ** 30) low += 1
    expect(low / 2_000).toBeCloseTo(1 / 3, 1)
  })

  // Bounds of chi-squared at 99.99%, by the number of outcomes less one.
  it.each([
    ['a coin', 2, 15.2],
    ['a die', 6, 25.8],
    ['32 stops', 32, 69.1],
    ['37 pockets', 37, 76.2],
    ['52 cards', 52, 97.4],
  ])('favour no outcome of %s', async (_, outcomes, bound) => {
    const draw = await drawFrom('7f'.repeat(32), 'chi', 'squared')
    const drawn: number[] = []
    for (let at = 0; at < 32_000; at += 1) drawn.push(await draw(outcomes))
    expect(chiSquared(drawn, outcomes)).toBeLessThan(bound)
    // Consecutive results are independent: pairs are spread as evenly.
    const pairs = drawn.flatMap((first, at) => (at % 2 === 0 ? [first * outcomes + (drawn[at + 1] ?? 0)] : []))
    const cells = outcomes ** 2
    if (pairs.length > 5 * cells)
      expect(chiSquared(pairs, cells)).toBeLessThan(cells - 1 + 4 * Math.sqrt(2 * (cells - 1)))
  })

  it('favour no outcome over the rounds of a table, whose seeds hash to one another', async () => {
    let seed = '3c'.repeat(32)
    const drawn: number[] = []
    for (let no = 0; no < 6_000; no += 1) {
      drawn.push(await (await drawFrom(seed, 'roulette.main', `${no}`))(37))
      seed = await commitmentOf(seed)
    }
    expect(chiSquared(drawn, 37)).toBeLessThan(76.2)
  })
})

function chiSquared(drawn: readonly number[], outcomes: number): number {
  const counts = Array.from({ length: outcomes }, () => 0)
  for (const at of drawn) counts[at] = (counts[at] ?? 0) + 1
  const expected = drawn.length / outcomes
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('amounts', () => {
  it.each([
    ['0.00', 0n],
    ['0.0005', 5n],
    ['0.01', 100n],
    ['0.10', 1_000n],
    ['1.234', 12_340n],
    ['1234.5678', 12_345_678n],
  ])('%s is %d units', (amount, units) => {
    expect(toAmount(units)).toBe(amount)
    expect(toUnits(amount)).toBe(units)
  })

  it('are read without a fraction, too', () => {
    expect(toUnits('7')).toBe(70_000n)
    expect(toUnits('7.5')).toBe(75_000n)
  })

  it('survive the way to units and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (units) => {
        expect(toUnits(toAmount(units))).toBe(units)
      }),
    )
  })

  it('split evenly over the lines for every stake on offer', () => {
    for (const stake of lines.facts.stakes) expect(toUnits(stake) % BigInt(classic.lines.length)).toBe(0n)
    expect(toAmount(lines.payout(toUnits('0.50'), { spins: [], win: 25, capped: false }, {}))).toBe('1.25')
    expect(toAmount(lines.payout(toUnits('0.20'), { spins: [], win: 7, capped: false }, {}))).toBe('0.14')
  })
})
