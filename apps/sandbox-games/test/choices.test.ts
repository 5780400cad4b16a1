import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAskOnce } from '../src/client/table/ask-once.ts'
import { quickPick } from '../src/client/tickets/quick-pick.ts'
import { createSlip } from '../src/games/sports/client/slip-state.ts'

describe('quick pick', () => {
  const digit = (isFree: (picks: string[]) => boolean, from = 7) =>
    quickPick({ picks: 1, digits: 1, isFree, below: (bound) => from % bound })

  it('finds the one line that is free, for every draw', () => {
    for (let free = 0; free < 10; free += 1) expect(digit(([pick]) => pick === String(free))).toEqual([String(free)])
  })
  it('draws a free line of one to three numbers as long as there is one, and nothing else', () => {
    const numbers = fc.integer({ min: 1, max: 3 })
    const asked = numbers.chain((picks) => {
      const line = fc.array(fc.integer({ min: 0, max: 9 }).map(String), { minLength: picks, maxLength: picks })
      return fc.record({
        picks: fc.constant(picks),
        free: fc.uniqueArray(line, { selector: String, maxLength: 12 }),
        draws: fc.array(fc.nat(), { minLength: 1 }),
      })
    })
    fc.assert(
      fc.property(asked, ({ picks, free, draws }) => {
        let nth = 0
        const below = (bound: number) => (draws[nth++ % draws.length] ?? 0) % bound
        const isFree = (line: string[]) => free.some((one) => String(one) === String(line))
        const drawn = quickPick({ picks, digits: 1, isFree, below })
        if (free.length === 0) expect(drawn).toBeNull()
        else expect(free).toContainEqual(drawn)
      }),
    )
  })
  it('gives each free line its turn', () => {
    const free = [
      ['3', '8'],
      ['5', '1'],
      ['9', '9'],
    ]
    const isFree = (line: string[]) => free.some((one) => String(one) === String(line))
    const drawn = free.map((_, nth) =>
      quickPick({ picks: 2, digits: 1, isFree, below: (bound) => (bound === free.length ? nth : 0) }),
    )
    expect(drawn.map(String).toSorted()).toEqual(free.map(String).toSorted())
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
