import { expect, it } from 'vitest'
import { evenlyBelow } from '../draws/evenly-below.ts'
import { prizeAt, weightOf } from './pick-prize.ts'

it('gives each prize as many of all rolls as its weight', () => {
  const prizes = [
    { name: 'cap', weight: 1 },
    { name: 'bonus', weight: 20 },
    { name: 'none', weight: 79 },
  ]
  const rolls = Array.from({ length: 100 }, (_, roll) => prizeAt(prizes, BigInt(roll)).name)
  const hits = (wanted: string) => rolls.filter((name) => name === wanted).length
  expect(weightOf(prizes)).toBe(100n)
  expect(prizes.map(({ name }) => hits(name))).toEqual([1, 20, 79])
  expect(() => prizeAt(prizes, 100n)).toThrow('No prize at 100 of 3.')
})

it('draws again where a remainder would favour small numbers', () => {
  const last = (1n << 64n) - 1n
  const drawn = [last, last - 5n, last - 6n, 9n]
  // 2^64 is 6 more than a multiple of 10: the last six draws are drawn again.
  expect(evenlyBelow(10n, () => drawn.shift() ?? 0n)).toBe(9n)
  expect(drawn).toEqual([9n])
})
