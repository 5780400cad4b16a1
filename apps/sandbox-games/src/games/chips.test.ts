import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { toUnits } from '../kernel/amounts.ts'
import { chipStakes } from './chips.ts'
import { games } from './index.server.ts'
import { colourOf, rouletteBack, rouletteBets } from './roulette/rules.ts'
import { roulette } from './roulette/server.ts'

const spin = (pocket: number) => ({ pocket, colour: colourOf(pocket) })
const spot = fc.record({ on: fc.constantFrom(...rouletteBets.keys()), chips: fc.integer({ min: 1, max: 10 }) })
const order = fc
  .uniqueArray(spot, { minLength: 1, maxLength: 12, selector: ({ on }) => on })
  .filter((spots) => spots.reduce((sum, { chips }) => sum + chips, 0) <= 100)

describe('chips', () => {
  it('cost the sum of their fields and pay field by field, to the last unit', () => {
    const run = fc.property(order, fc.constantFrom(...chipStakes), fc.nat(36), (spots, stake, pocket) => {
      const bet = { spots }
      const chip = toUnits(stake)
      expect(v.is(roulette.bet, bet)).toBe(true)
      expect(roulette.cost?.(chip, bet)).toBe(chip * BigInt(spots.reduce((sum, { chips }) => sum + chips, 0)))
      const due = spots.map(({ on, chips }) => chip * BigInt(chips) * BigInt(rouletteBack(on, spin(pocket))))
      expect(roulette.payout(chip, spin(pocket), bet) * 100n).toBe(due.reduce((sum, one) => sum + one, 0n))
    })
    fc.assert(run, { numRuns: 500 })
  })
  it('on one of each half are returned whole, save for the zero', () => {
    const spots = ['red', 'black'].map((on) => ({ on, chips: 10 }))
    for (let pocket = 0; pocket <= 36; pocket += 1)
      expect(roulette.payout(10_000n, spin(pocket), { spots })).toBe(pocket === 0 ? 0n : 200_000n)
  })
  it.each([
    ['none', []],
    ['a field twice', [1, 2].map((chips) => ({ on: 'red', chips }))],
    ['more than a field holds', [{ on: 'red', chips: 11 }]],
    ['more than an order holds', [...rouletteBets.keys()].slice(0, 11).map((on) => ({ on, chips: 10 }))],
    ['part of a chip', [{ on: 'red', chips: 0.5 }]],
    ['on no field', [{ on: 'n4-9', chips: 1 }]],
    ['with words of their own', [{ on: 'red', chips: 1, pays: 99 }]],
  ])('are refused: %s', (_, spots) => expect(v.is(roulette.bet, { spots })).toBe(false))
})

it.each(['baccarat', 'roulette', 'threedice', 'sides', 'numbers', 'quickdraw'] as const)(
  'whole cents of %s never leave a part of a unit behind',
  (engine) => {
    const { stakes } = games[engine].facts
    for (const stake of stakes) expect(toUnits(stake) % 100n).toBe(0n)
  },
)
