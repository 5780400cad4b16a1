import { describe, expect, it } from 'vitest'
import { chipStakes } from '../../chips.ts'
import { asStakes, typedUnits } from './amounts.ts'
import { createSlip } from './slip-state.ts'

const pick = (fixture: number, over = {}) => ({ no: 7, fixture, market: 'result', pick: 'home', odds: 210, ...over })
const offer = (odds: number, nos = [7]) => ({
  rounds: nos.map((no) => ({
    no,
    fixtures: [0, 1].map(() => ({ teams: [0, 1] as const, markets: { result: { home: odds, away: 300 } } })),
  })),
})
const always = () => true

describe('a typed stake', () => {
  it.each([
    ['1', 10_000n],
    ['1.5', 15_000n],
    ['1,25', 12_500n],
    ['12.', 120_000n],
    [' 3 ', 30_000n],
    ['', null],
    ['1.234', null],
    ['-1', null],
    ['1e3', null],
    ['abc', null],
  ])('%j', (text, units) => expect(typedUnits(text)).toBe(units))
  it.each([
    ['7.35', { stake: '0.05', times: 147 }],
    ['50.00', { stake: '50.00', times: 1 }],
    ['20.00', { stake: '10.00', times: 2 }],
    ['0.05', { stake: '0.05', times: 1 }],
    ['0.03', null],
    ['50.05', null],
    ['0', null],
  ])('%s is so many stakes of the ladder', (text, wanted) =>
    expect(asStakes(typedUnits(text) ?? -1n, chipStakes)).toEqual(wanted),
  )
})

describe('the slip', () => {
  it('adds and removes a pick, and knows its possible win while typing', () => {
    const slip = createSlip(chipStakes)
    slip.toggle(pick(0), '1.00')
    const item = slip.items()[0]
    if (!item) throw new Error('no item')
    expect(slip.wins([item], '2.5')).toBe(52_500n)
    expect(slip.wins([item], '2.')).toBe(42_000n)
    expect(slip.wins([item], '2.02')).toBeNull()
    slip.toggle(pick(0), '1.00')
    expect(slip.items()).toEqual([])
  })
  it('makes one bet per single, and one of all as a multiple', () => {
    const slip = createSlip(chipStakes)
    slip.toggle(pick(0), '1.00')
    slip.toggle(pick(1, { pick: 'away', odds: 300 }), '0.50')
    expect(slip.orders().map(({ stake, bet }) => [stake, bet.times, bet.legs.length])).toEqual([
      ['1.00', 1, 1],
      ['0.50', 1, 1],
    ])
    slip.setMode('multiple')
    slip.typeTogether('3')
    const [order, ...more] = slip.orders()
    expect(more).toEqual([])
    expect(order).toMatchObject({ no: 7, stake: '1.00', units: 30_000n, bet: { times: 3 } })
    expect(slip.wins(slip.items(), '3')).toBe((30_000n * 210n * 300n * 10_416n) / (100n * 100n * 10_000n))
  })
  it('gives the reason why picks make no multiple', () => {
    const slip = createSlip(chipStakes)
    const why = () => slip.obstacle()
    slip.setMode('multiple')
    slip.toggle(pick(0), '1.00')
    expect(why()).toBe('few')
    slip.toggle(pick(0, { pick: 'away' }), '1.00')
    expect(why()).toBe('match')
    slip.toggle(pick(0, { pick: 'away' }), '1.00')
    slip.toggle(pick(1, { no: 8 }), '1.00')
    expect(why()).toBe('rounds')
    slip.remove(slip.items().slice(1))
    slip.toggle(pick(1, { odds: 9_900 }), '1.00')
    slip.toggle(pick(2, { odds: 9_900 }), '1.00')
    expect(why()).toBe('high')
    expect(slip.orders()).toEqual([])
  })
  it('shows changed odds next to the old ones until they are accepted', () => {
    const slip = createSlip(chipStakes)
    slip.toggle(pick(0), '1.00')
    expect(slip.reprice(offer(210), always)).toBe(0)
    expect(slip.hasChanged()).toBe(false)
    slip.reprice(offer(190), always)
    slip.reprice(offer(180), always)
    expect(slip.items()).toMatchObject([{ odds: 180, was: 210 }])
    expect(slip.hasChanged()).toBe(true)
    slip.agree()
    expect(slip.hasChanged()).toBe(false)
    expect(slip.orders()).toMatchObject([{ bet: { legs: [{ odds: 180 }] } }])
  })
  it('drops picks whose round is closed or no longer offers them', () => {
    const slip = createSlip(chipStakes)
    slip.toggle(pick(0), '1.00')
    slip.toggle(pick(0, { no: 8 }), '1.00')
    slip.toggle(pick(1, { pick: 'draw' }), '1.00')
    expect(slip.reprice(offer(210, [7, 8]), (no) => no > 7)).toBe(2)
    expect(slip.items()).toMatchObject([{ no: 8 }])
  })
})
