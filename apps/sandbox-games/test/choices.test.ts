import { describe, expect, it } from 'vitest'
import { createAskOnce } from '../src/client/table/ask-once.ts'
import { quickPick } from '../src/client/tickets/quick-pick.ts'
import { createSlip } from '../src/games/sports/client/slip-state.ts'

describe('quick pick', () => {
  const digit = (isFree: (picks: string[]) => boolean, from = 7) =>
    quickPick({ picks: 1, digits: 1, isFree, below: () => from })

  it('finds the one line that is free, for every random start', () => {
    for (let free = 0; free < 10; free += 1) expect(digit(([pick]) => pick === String(free))).toEqual([String(free)])
  })
  it('reports when none is free', () => {
    expect(digit(() => false)).toBeNull()
  })
  it('keeps leading zeros', () => {
    expect(quickPick({ picks: 2, digits: 3, isFree: () => true, below: () => 7 })).toEqual(['007', '007'])
  })
})

describe('an order above the highest stake', () => {
  it('is requested once, and again when it grows or after it was placed', () => {
    const ask = createAskOnce(['1.00', '50.00'])
    expect(ask.mustAsk('50.00')).toBe(false)
    expect([ask.mustAsk('1434.50'), ask.mustAsk('1434.50')]).toEqual([true, false])
    expect(ask.mustAsk('1500.00')).toBe(true)
    ask.placed()
    expect(ask.mustAsk('1500.00')).toBe(true)
  })
})

describe('a slip of singles', () => {
  const pick = (fixture: number) => ({ no: 1, fixture, market: 'result', pick: 'home', odds: 200 })

  it('is not whole while one of its stakes cannot be placed', () => {
    const slip = createSlip(['0.05', '1.00'])
    slip.toggle(pick(0), '0.05')
    slip.toggle(pick(1), '0.05')
    expect(slip.isWhole()).toBe(true)
    const [, second] = slip.items()
    if (second) slip.type(second, 'abc')
    expect([slip.orders().length, slip.isWhole()]).toEqual([1, false])
    if (second) slip.remove([second])
    expect(slip.isWhole()).toBe(true)
  })
})
