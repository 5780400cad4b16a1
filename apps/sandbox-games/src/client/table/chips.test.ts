import * as v from 'valibot'
import { expect, it } from 'vitest'
import { chipsOn } from '../../games/chips.ts'
import type { TableBet } from '../kit.ts'
import { createPile, unitsOn } from './chips.ts'
import { waitText } from './clock.ts'

const order = chipsOn((on) => ['red', 'black', 'n7'].includes(on))
const bet = (over: Partial<TableBet>): TableBet => ({
  ...{ roundId: 'r', no: 1, stake: '0.50', cost: '1.50', state: 'RUNNING', payout: null },
  bet: { spots: [{ on: 'red', chips: 3 }] },
  ...over,
})

it('makes one slip per value of chip, which the game takes', () => {
  const pile = createPile()
  for (const on of ['red', 'red', 'n7']) pile.add(on, '1.00')
  pile.add('red', '5.00')
  expect(pile.total()).toBe('8.00')
  const slips = pile.slips()
  expect(slips).toEqual([
    {
      stake: '1.00',
      bet: {
        spots: [
          { on: 'red', chips: 2 },
          { on: 'n7', chips: 1 },
        ],
      },
    },
    { stake: '5.00', bet: { spots: [{ on: 'red', chips: 1 }] } },
  ])
  for (const slip of slips) expect(v.is(order, slip.bet)).toBe(true)
  expect(pile.units().get('red')).toBe(70_000n)
})

it('takes no more chips than an order may hold', () => {
  const pile = createPile()
  const taken = Array.from({ length: 12 }, () => pile.add('red', '1.00'))
  expect(taken.filter(Boolean)).toHaveLength(10)
  expect(v.is(order, pile.slips()[0]?.bet)).toBe(true)
  expect(pile.add('red', '5.00')).toBe(true)
  const wide = createPile()
  for (let field = 0; field < 11; field += 1) for (let chip = 0; chip < 10; chip += 1) wide.add(`n${field}`, '1.00')
  expect(wide.total()).toBe('100.00')
})

it('gives back the last chip first, and lays the same chips again', () => {
  const pile = createPile()
  pile.add('red', '1.00')
  pile.add('black', '1.00')
  pile.undo()
  expect([...pile.units().keys()]).toEqual(['red'])
  pile.clear()
  pile.take([bet({}), bet({ state: 'UNDONE' })])
  expect(pile.slips()).toEqual([{ stake: '0.50', bet: { spots: [{ on: 'red', chips: 3 }] } }])
})

it('adds up the active chips on each field', () => {
  const sums = unitsOn([bet({}), bet({ stake: '1.00' }), bet({ state: 'REFUSED' }), bet({ state: 'UNDONE' })])
  expect([...sums]).toEqual([['red', 45_000n]])
})

it.each([
  [0, '0'],
  [-500, '0'],
  [59_001, '1:00'],
  [9_200, '10'],
  [61_000, '1:01'],
  [3_600_000 * 5 + 61_000, '5:01:01'],
])('writes a wait of %i ms as %s', (ms, text) => expect(waitText(ms)).toBe(text))
