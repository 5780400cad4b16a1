import { describe, expect, it } from 'vitest'
import { drawFrom } from '../../kernel/fair.ts'
import { highestWin } from '../chips.ts'
import { baccaratRtp } from './returns.ts'
import { baccaratReturns, coupWays } from './rtp.ts'
import { baccaratBack, baccaratBets, bankerDraws, type Coup, coupOf, dealCoup, pointsOf } from './rules.ts'
import { baccarat } from './server.ts'

/** A card of a value; 10 means every card worth nothing. */
const card = (value: number) => (value === 0 ? 9 : value - 1)
const coup = (...values: number[]) => coupOf(values.map(card))

describe('the drawing table', () => {
  /** By the banker's total: for which third cards of the player it draws. As printed on every layout. */
  const printed: Record<number, number[]> = {
    0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    1: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    2: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
    4: [2, 3, 4, 5, 6, 7],
    5: [4, 5, 6, 7],
    6: [6, 7],
    7: [],
  }
  it.each(Object.entries(printed))('banker on %s', (points, thirds) => {
    const drawn = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(Number(points), third))
    expect(drawn).toEqual(thirds)
  })
  it('banker draws to five and stands on six when the player stood', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((points) => bankerDraws(points, null))).toEqual([0, 1, 2, 3, 4, 5])
  })
  it.each([
    ['a natural ends the coup', [4, 1, 4, 2, 9, 9], 2, 2, 'player'],
    ['player stands on six, banker on six', [3, 3, 3, 3, 9, 9], 2, 2, 'tie'],
    ['player stands on seven, banker draws to five', [3, 2, 4, 3, 4, 9], 2, 3, 'banker'],
    ['player draws an eight, banker stands on three', [0, 1, 1, 2, 8, 9], 3, 2, 'player'],
    ['both draw', [0, 1, 1, 1, 1, 7], 3, 3, 'banker'],
  ] as const)('%s', (_, values, players, bankers, winner) => {
    const dealt = coup(...values)
    expect([dealt.player.length, dealt.banker.length, dealt.winner]).toEqual([players, bankers, winner])
  })
})

describe('returns of the bets', () => {
  it('counts every ordered hand of six cards of eight packs', () => {
    const { player, banker, tie } = coupWays()
    expect(player + banker + tie).toBe(416 * 415 * 414 * 413 * 412 * 411)
    expect({ player, banker, tie }).toEqual({
      player: 2_230_518_282_592_256,
      banker: 2_292_252_566_437_888,
      tie: 475_627_426_473_216,
    })
  })
  it('has the returns of the paytable', () => {
    const returns = baccaratReturns()
    for (const bet of baccaratBets) expect(Math.floor(returns[bet].rtp * 10_000), bet).toBe(baccaratRtp[bet])
    const lowest = Math.min(...baccaratBets.map((bet) => returns[bet].rtp))
    expect(baccarat.facts.rtp).toBe(Math.floor(lowest * 10_000))
  })
  it('gives stakes on both sides back on a tie', () => {
    const tie = coup(3, 3, 3, 3)
    expect(baccaratBets.map((bet) => baccaratBack(bet, tie))).toEqual([100, 100, 1_000, 1_300, 1_300])
  })
  it('pays no more than stated', () => {
    const best = (['player', 'banker', 'tie'] as const).map((winner) => ({
      ...({ winner, playerPair: true, bankerPair: true } as Coup),
    }))
    expect(highestWin(baccaratBets, best, (on, outcome) => baccaratBack(on as 'tie', outcome))).toBe(
      baccarat.facts.maxWin,
    )
  })
})

it('deals the same coup from the same seed, and never a card twice', async () => {
  const deal = async () => dealCoup(await drawFrom('ab'.repeat(32), 'baccarat-1', '7'))
  const first = await deal()
  expect(await deal()).toEqual(first)
  expect(first.player.reduce((sum, one) => sum + pointsOf(one), 0) % 10).toBe(first.playerPoints)
  // A draw that always names the first place walks up the shoe.
  const lowest = await dealCoup(async () => 0)
  expect([...lowest.player, ...lowest.banker].sort((a, b) => a - b)).toEqual(
    [0, 1, 2, 3, 4, 5].slice(0, lowest.player.length + lowest.banker.length),
  )
})
