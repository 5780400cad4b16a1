import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ticketCap } from '../tickets.ts'
import { allAmong, numbersReturns } from './rtp.ts'
import { type Drawn, digitsOf, drawNumbers, fitsPlay, headsOf, lineBack, playTypes, type Region } from './rules.ts'
import { numbers } from './server.ts'

const regions = ['north', 'south'] as const
/** A draw of zeros, except for the given prizes. */
function draw(region: Region, put: Record<number, string> = {}): Drawn {
  return { region, numbers: digitsOf(region).map((digits, at) => put[at] ?? '0'.repeat(digits)) }
}
const line = (play: string, ...picks: string[]) => ({ play, picks, times: 1 })

describe('prize tiers', () => {
  it.each([
    ['north', 27, 107],
    ['south', 18, 82],
  ] as const)('%s draws %i numbers', async (region, count, digits) => {
    let drawn = 0
    const { numbers: shown } = await drawNumbers(async (below) => drawn++ % below, region)
    expect(shown).toHaveLength(count)
    expect([shown.join('').length, drawn]).toEqual([digits, digits])
    expect(shown[0]).toHaveLength(region === 'north' ? 5 : 6)
  })
})

describe('the plays', () => {
  it.each([
    [line('tail', '45'), draw('north', { 0: '12345' }), 9_700],
    [line('tail', '45'), draw('south', { 0: '912345' }), 9_700],
    [line('tail', '45'), draw('north', { 1: '12345' }), 0],
    [line('head', '07'), draw('north', { 23: '07', 25: '07' }), 2 * 2_425],
    [line('head', '07'), draw('south', { 17: '07' }), 9_700],
    [line('headTail', '07'), draw('north', { 0: '12307', 26: '07' }), 2 * 1_940],
    [line('headTail', '07'), draw('south', { 17: '07' }), 4_850],
    [line('any2', '99'), draw('north', { 0: '00099', 5: '12399', 26: '99' }), 3 * 359],
    [line('any2', '99'), draw('south', { 17: '99' }), 538],
    [line('any3', '199'), draw('north', { 22: '199', 9: '22199' }), 2 * 4_200],
    [line('any3', '199'), draw('south', { 16: '199' }), 5_700],
    [line('tail3', '345'), draw('north', { 0: '12345' }), 96_000],
    [line('both2', '11', '22'), draw('north', { 3: '00011', 26: '22' }), 1_760],
    [line('both2', '11', '22'), draw('north', { 3: '00011' }), 0],
    [line('all3', '11', '22', '33'), draw('south', { 3: '00011', 4: '00022', 17: '33' }), 24_700],
  ])('%j', (bet, drawn, back) => expect(lineBack(bet, drawn)).toBe(back))

  it('takes the right number of different picks of the right length', () => {
    expect(fitsPlay(line('tail', '07'))).toBe(true)
    for (const wrong of [
      line('tail', '7'),
      line('tail'),
      line('tail', '07', '08'),
      line('both2', '07', '07'),
      line('toString', '07'),
    ])
      expect(fitsPlay(wrong), JSON.stringify(wrong)).toBe(false)
  })
})

describe('returns of the plays', () => {
  const stated: Record<Region, Record<string, number>> = {
    north: { tail: 97, head: 97, headTail: 97, any2: 96.93, any3: 96.6, tail3: 96, both2: 96.59, all3: 96.53 },
    south: { tail: 97, head: 97, headTail: 97, any2: 96.84, any3: 96.9, tail3: 96, both2: 96.59, all3: 96.66 },
  }
  it.each(regions)('%s, as the paytable states', (region) => {
    const returns = numbersReturns(region)
    const shown = Object.fromEntries(playTypes.map((play) => [play, Math.floor(returns[play] * 10_000) / 100]))
    expect(shown).toEqual(stated[region])
    expect(numbers.facts.rtp).toBeLessThanOrEqual(Math.min(...Object.values(returns)) * 10_000)
  })
  it('counts endings as a walk over all of them does', () => {
    // Ten endings of one digit instead of a hundred of two: small enough to walk.
    const walk = (places: number, picks: number) => {
      let hits = 0
      for (let n = 0; n < 10 ** places; n += 1) {
        const shown = new Set(String(n).padStart(places, '0'))
        if (Array.from({ length: picks }, (_, at) => String(at)).every((pick) => shown.has(pick))) hits += 1
      }
      return hits
    }
    for (const [picks, places] of [
      [2, 4],
      [3, 5],
    ] as const) {
      const { over, under } = allAmong(picks, places, 10n)
      expect([over, under]).toEqual([BigInt(walk(places, picks)), 10n ** BigInt(places)])
    }
  })
  it('pays a single play over all its endings exactly its stated return', () => {
    const backs = Array.from({ length: 100 }, (_, tail) =>
      lineBack(line('tail', '42'), draw('north', { 0: String(tail).padStart(5, '0') })),
    )
    expect(backs.reduce((sum, back) => sum + back, 0)).toBe(9_700)
    expect(headsOf(draw('north'))).toHaveLength(4)
  })
})

describe('a ticket', () => {
  const pick = (digits: number) => fc.stringMatching(new RegExp(`^\\d{${digits}}$`))
  const anyLine = fc.oneof(
    fc.record({ play: fc.constantFrom('tail', 'head', 'headTail', 'any2'), picks: fc.tuple(pick(2)) }),
    fc.record({ play: fc.constantFrom('any3', 'tail3'), picks: fc.tuple(pick(3)) }),
  )
  const lines = fc.uniqueArray(fc.tuple(anyLine, fc.integer({ min: 1, max: 10 })), {
    ...{ minLength: 1, maxLength: 20 },
    selector: ([{ play, picks }]) => `${play} ${picks}`,
  })
  it('costs and pays the sum of its lines', async () => {
    const run = fc.asyncProperty(
      lines,
      fc.array(fc.nat(9), { minLength: 107, maxLength: 107 }),
      async (made, digits) => {
        const bet = { lines: made.map(([one, times]) => ({ ...one, picks: [...one.picks], times })) }
        expect(v.is(numbers.bet, bet)).toBe(true)
        const drawn = await drawNumbers(async () => digits.shift() ?? 0, 'north')
        const one = 500n
        expect(numbers.cost?.(one, bet)).toBe(one * BigInt(made.reduce((sum, [, times]) => sum + times, 0)))
        const alone = bet.lines.map((single) => numbers.payout(one, drawn, { lines: [single] }))
        const sum = alone.reduce((all, won) => all + won, 0n)
        const cap = one * BigInt(ticketCap)
        expect(numbers.payout(one, drawn, bet)).toBe(sum < cap ? sum : cap)
      },
    )
    await fc.assert(run, { numRuns: 300 })
  })
  it('pays no more than its cap', () => {
    const lucky = draw('north')
    const bet = { lines: [line('tail3', '000'), line('any3', '000')].map((one) => ({ ...one, times: 10 })) }
    expect(numbers.payout(1_000n, lucky, bet)).toBe(1_000n * (9_600n + 23n * 42n * 10n))
    const more = {
      lines: [...bet.lines, ...['tail', 'head', 'any2'].map((play) => ({ ...line(play, '00'), times: 10 }))],
    }
    expect(numbers.payout(1_000n, lucky, more)).toBe(1_000n * BigInt(ticketCap))
  })
  it.each([
    ['no line', []],
    ['a line twice', [line('both2', '01', '02'), line('both2', '02', '01')]],
    ['too often', [{ ...line('tail', '01'), times: 11 }]],
    ['part of a time', [{ ...line('tail', '01'), times: 1.5 }]],
    ['an unknown play', [line('luck', '01')]],
  ])('refuses %s', (_, wrong) => expect(v.is(numbers.bet, { lines: wrong })).toBe(false))
})
