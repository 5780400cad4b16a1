import { describe, expect, it } from 'vitest'
import { quickdrawReturns } from './rtp.ts'
import { drawDigits, fitsPlay, lineBack } from './rules.ts'
import { quickdraw } from './server.ts'

const line = (play: string, ...picks: string[]) => ({ play, picks, times: 1 })

describe('three digits', () => {
  it.each([
    [line('exact', '007'), [0, 0, 7], 96_000],
    [line('exact', '070'), [0, 0, 7], 0],
    [line('anyOrder', '700'), [0, 0, 7], 32_000],
    [line('anyOrder', '123'), [3, 1, 2], 16_000],
    [line('anyOrder', '122'), [1, 1, 2], 0],
    [line('front2', '31'), [3, 1, 2], 9_650],
    [line('back2', '31'), [3, 1, 2], 0],
    [line('digit', '7'), [7, 7, 1], 356],
    [line('big'), [9, 4, 1], 194],
    [line('small'), [9, 4, 1], 0],
    [line('small'), [9, 4, 0], 194],
    [line('odd'), [1, 1, 1], 194],
    [line('even'), [1, 1, 1], 0],
    [line('pair'), [1, 1, 1], 0],
    [line('pair'), [1, 4, 1], 358],
    [line('triple'), [1, 1, 1], 9_650],
  ] as const)('%j on %j gives %i', (bet, digits, back) => expect(lineBack(bet, { digits })).toBe(back))

  it('has the returns of the paytable', () => {
    const returns = quickdrawReturns()
    const shown = Object.fromEntries(
      Object.entries(returns).map(([sort, { rtp }]) => [sort, Math.floor(rtp * 10_000) / 100]),
    )
    expect(shown).toEqual({
      ...{ 'exact 123': 96, 'anyOrder 123': 96, 'anyOrder 112': 96, 'front2 12': 96.5, 'back2 12': 96.5 },
      ...{ 'digit 7': 96.47, big: 97, small: 97, odd: 97, even: 97, pair: 96.66, triple: 96.5 },
    })
    expect(quickdraw.facts.rtp).toBe(Math.floor(Math.min(...Object.values(returns).map(({ rtp }) => rtp)) * 10_000))
  })
  it.each([
    line('exact', '12'),
    line('exact'),
    line('anyOrder', '111'),
    line('digit', '12'),
    line('big', '1'),
    line('constructor'),
  ])('refuses %j', (wrong) => expect(fitsPlay(wrong)).toBe(false))
  it('announces its draws', async () => {
    const drawn = await drawDigits(async () => 3)
    expect(quickdraw.announce?.(drawn)).toEqual(['3', '3', '3'])
  })
})
