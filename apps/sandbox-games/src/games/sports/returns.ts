import { chancesOf, marketsOf } from './odds.ts'
import { boostOf, fixturesPerRound, minUnits } from './slip.ts'
import type { Sport } from './sport.ts'

const scale = 10n ** 15n

/** Lowest and highest exact return of a pick, over every meeting of two teams; with the shortest odds on offer. */
export function singleReturns(sport: Sport): { lowest: number; highest: number; shortest: number; meetings: number } {
  let [lowest, highest, shortest, meetings] = [1, 0, Number.POSITIVE_INFINITY, 0]
  for (const home of sport.teams)
    for (const away of sport.teams) {
      if (home === away) continue
      meetings += 1
      const chances = chancesOf(sport, [home, away])
      for (const [market, picks] of Object.entries(marketsOf(sport, [home, away])))
        for (const [pick, odds] of Object.entries(picks)) {
          const { over, under } = chances[market]?.[pick] ?? { over: 0n, under: 1n }
          const back = Number((over * BigInt(odds) * scale) / (under * 100n)) / Number(scale)
          lowest = Math.min(lowest, back)
          highest = Math.max(highest, back)
          shortest = Math.min(shortest, odds)
        }
    }
  return { lowest, highest, shortest, meetings }
}

/** Bounds by number of legs: matches are independent, so their returns multiply, and the boost is added. */
export function slipReturns(sport: Sport, single = singleReturns(sport)) {
  return Array.from({ length: fixturesPerRound }, (_, at) => {
    const legs = at + 1
    const boost = boostOf(legs) / 10_000
    // A payout is rounded down to a whole unit: less than one unit, as often as the slip wins at its shortest odds.
    const chance = (single.lowest / (single.shortest / 100)) ** legs
    const rounding = legs === 1 ? 0 : chance / Number(minUnits)
    return { legs, lowest: single.lowest ** legs * boost - rounding, highest: single.highest ** legs * boost }
  })
}
