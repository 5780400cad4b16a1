import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { toUnits } from '../../kernel/amounts.ts'
import { drawFrom } from '../../kernel/fair.ts'
import { arena as arenaSport } from '../arena/rules.ts'
import { arena, minSingle as arenaSingle } from '../arena/server.ts'
import { cricket as cricketSport } from '../cricket/rules.ts'
import { cricket, minSingle as cricketSingle } from '../cricket/server.ts'
import { football as footballSport } from '../football/rules.ts'
import { football, minSingle as footballSingle } from '../football/server.ts'
import { createFixtures, pairings, roundsAhead, sidesOf } from './fixtures.ts'
import { chancesOf, marketsOf, maxOdds, minOdds } from './odds.ts'
import { singleReturns, slipReturns } from './returns.ts'
import { isBelowCap, minUnits, type Slip, slipPays, slipSchema, totalOdds } from './slip.ts'
import type { Matchday } from './sport-game.ts'

const all = [
  ['football', footballSport, football, footballSingle],
  ['cricket', cricketSport, cricket, cricketSingle],
  ['arena', arenaSport, arena, arenaSingle],
] as const

describe.each(all)('%s', (name, sport, game, minSingle) => {
  it('returns 93 to 96 hundredths on every slip, over every meeting, as stated', () => {
    const single = singleReturns(sport)
    const slips = slipReturns(sport, single)
    expect(single.meetings).toBe(sport.teams.length * (sport.teams.length - 1))
    expect(Math.floor(single.lowest * 10_000)).toBe(minSingle)
    for (const { lowest, highest } of slips) {
      expect(lowest).toBeGreaterThanOrEqual(0.93)
      expect(highest).toBeLessThanOrEqual(0.96)
    }
    expect(Math.floor(Math.min(...slips.map(({ lowest }) => lowest)) * 10_000)).toBe(game.facts.rtp)
  })

  it('prices every pick of its main market, and none outside the bounds', () => {
    const [main = ''] = Object.keys(sport.markets)
    for (const home of sport.teams)
      for (const away of sport.teams.filter((team) => team !== home).slice(0, 4)) {
        const markets = marketsOf(sport, [home, away])
        expect(Object.keys(markets[main] ?? {})).toEqual(sport.markets[main])
        for (const odds of Object.values(markets).flatMap((picks) => Object.values(picks))) {
          expect(odds).toBeGreaterThanOrEqual(minOdds)
          expect(odds).toBeLessThanOrEqual(maxOdds)
        }
      }
  })

  it('plays matches with the chances that are priced', async () => {
    const sides = sidesOf(sport, [0, 2])
    const chances = chancesOf(sport, sides)
    const draw = await drawFrom('ab'.repeat(32), 'x', 'y')
    const played = 4_000
    const hits = new Map<string, number>()
    for (let at = 0; at < played; at += 1) {
      const score = sport.scoreOf(await sport.play(draw, sides))
      for (const [market, picks] of Object.entries(sport.markets))
        for (const pick of picks)
          if (sport.won(market, pick, score)) hits.set(`${market} ${pick}`, (hits.get(`${market} ${pick}`) ?? 0) + 1)
    }
    for (const [market, picks] of Object.entries(chances))
      for (const [pick, { over, under }] of Object.entries(picks)) {
        const chance = Number((over * 10n ** 12n) / under) / 1e12
        const spread = Math.sqrt((chance * (1 - chance)) / played)
        // Five spreads: the seed is fixed, so this passes or fails for good.
        const off = Math.abs((hits.get(`${market} ${pick}`) ?? 0) / played - chance)
        expect(off, `${market} ${pick}`).toBeLessThan(5 * spread + 1e-9)
      }
  })

  it('lets exactly one pick win where a market covers everything', async () => {
    const sides = sidesOf(sport, [1, 3])
    for (const { score } of sport.endings(sides))
      for (const [market, picks] of Object.entries(sport.markets).filter(([id]) => id !== 'score'))
        expect(picks.filter((pick) => sport.won(market, pick, score)).length, market).toBe(1)
  })

  it('offers the running round and the next ones, the same at every request', async () => {
    const table = `${name}-1`
    const offer = await game.offer?.(table, 100)
    expect(offer).toEqual(createFixtures(sport).offer(table, 100))
    expect((offer as { rounds: { no: number }[] }).rounds.map(({ no }) => no)).toEqual([100, 101, 102, 103])
    expect(roundsAhead).toBe(game.ahead)
    const teams = Array.from({ length: 200 }, (_, no) => pairings(sport, table, no).flat())
    for (const round of teams) expect(new Set(round).size).toBe(8)
    expect(new Set(teams.map(String)).size).toBeGreaterThan(190)
    expect(new Set(teams.flat()).size).toBe(sport.teams.length)
  })

  it('refuses odds that are not those on offer, picks that are not, and more than a slip may cost', async () => {
    const table = `${name}-1`
    const fixture = createFixtures(sport).of(table, 7)[2]
    const [market, picks] = Object.entries(fixture?.markets ?? {})[0] ?? ['', {}]
    const [pick, odds] = Object.entries(picks)[0] ?? ['', 0]
    const slip = (over = {}, times = 20): Slip => ({ legs: [{ fixture: 2, market, pick, odds, ...over }], times })
    const refused = (bet: Slip, no = 7, stake = '0.05') => game.refuse?.(bet, table, no, stake)
    expect(await refused(slip())).toBeNull()
    expect(await refused(slip({ odds: odds + 1 }))).toBe('ODDS_CHANGED')
    expect(await refused(slip({ pick: 'nobody' }))).toBe('PICK_NOT_OFFERED')
    expect(await refused(slip({ market: 'weather' }))).toBe('PICK_NOT_OFFERED')
    expect(await refused(slip({}, 1_000), 7, '0.05')).toBeNull()
    expect(await refused(slip({}, 2), 7, '50.00')).toBe('LIMIT')
  })

  it('plays the matches that were on offer and settles by them', async () => {
    const table = `${name}-2`
    const outcome = (await game.outcome(await drawFrom('cd'.repeat(32), 'x', '9'), table, 9)) as Matchday
    expect(outcome.matches.map(({ teams }) => teams)).toEqual(pairings(sport, table, 9))
    const offered = createFixtures(sport).of(table, 9)
    for (const [at, { play }] of outcome.matches.entries())
      for (const [market, picks] of Object.entries(offered[at]?.markets ?? {}))
        for (const [pick, odds] of Object.entries(picks)) {
          const slip = { legs: [{ fixture: at, market, pick, odds }], times: 3 }
          const won = sport.won(market, pick, sport.scoreOf(play))
          expect(game.payout(500n, outcome, slip)).toBe(won ? BigInt(15 * odds) : 0n)
        }
  })
})

describe('a slip', () => {
  const leg = (fixture: number, odds = 200) => ({ fixture, market: 'result', pick: 'home', odds })
  it('multiplies the odds and refunds the margin of all picks but one', () => {
    expect(totalOdds([leg(0, 250)])).toBe(250)
    expect(totalOdds([leg(0), leg(1)])).toBe(416)
    expect(slipPays(toUnits('1.00'), [leg(0), leg(1)])).toBe(41_664n)
    expect(slipPays(toUnits('2.00'), [leg(0), leg(1), leg(2), leg(3)])).toBe(361_664n)
    expect(slipPays(minUnits, [leg(0, 131)])).toBe(655n)
  })
  it('is paid only when every leg has won', async () => {
    const matches = [0, 1].map((at) => ({ teams: [at, at + 2] as const, play: [[5], at === 0 ? [] : [9]] }))
    const bet = { legs: [leg(0), leg(1)], times: 1 }
    expect(football.payout(500n, { matches }, bet)).toBe(0n)
    const first = matches[0] as (typeof matches)[0]
    expect(football.payout(500n, { matches: [first, first] }, bet)).toBe(2_083n)
  })
  it.each([
    ['no leg', []],
    ['two picks of a match', [leg(0), { ...leg(0), pick: 'away' }]],
    ['a match that is not there', [leg(4)]],
    ['odds that pay nothing', [leg(0, 100)]],
    ['part of a hundredth', [leg(0, 200.5)]],
    ['more than is ever paid', [leg(0, 9_000), leg(1, 9_000)]],
    ['words where numbers belong', [{ ...leg(0), odds: '200' }]],
  ])('with %s is refused', (_, legs) => expect(v.is(slipSchema, { legs, times: 1 })).toBe(false))
  it.each([0, -1, 1.5, 1_001])('of %d stakes is refused', (times) =>
    expect(v.is(slipSchema, { legs: [leg(0)], times })).toBe(false),
  )
  it('is never cut: up to the cap it is taken, above it is not', () => {
    expect(isBelowCap([leg(0, 3_000), leg(1, 3_200)])).toBe(true)
    expect(slipPays(10_000n, [leg(0, 3_000), leg(1, 3_200)])).toBeLessThanOrEqual(
      10_000n * BigInt(football.facts.maxWin),
    )
    expect(isBelowCap([leg(0, 3_100), leg(1, 3_100)])).toBe(false)
  })
})
