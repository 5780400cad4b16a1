import { toUnits } from '../../kernel/amounts.ts'
import { type Facts, type SharedGame, shared, type Table } from '../../kernel/kinds.ts'
import { chipStakes } from '../chips.ts'
import { tableByCode } from '../table-by-code.ts'
import { createFixtures, pairings, roundsAhead, sidesOf } from './fixtures.ts'
import { type Leg, maxSlip, type Slip, slipCap, slipCost, slipPays, slipSchema } from './slip.ts'
import type { Play, Sport } from './sport.ts'

export type Match = { teams: readonly [home: number, away: number]; play: Play }
/** All matches of a round. */
export type Matchday = { matches: Match[] }

export const legWon = (sport: Sport, { fixture, market, pick }: Leg, { matches }: Matchday): boolean => {
  const match = matches[fixture]
  return match !== undefined && sport.won(market, pick, sport.scoreOf(match.play))
}

/** Kick-off time within a round; the rest of the round shows the matches. */
export const sportTable = (id: string, everyMs: number): Table => ({
  ...{ id, everyMs },
  closesMs: everyMs - 22_000,
  drawsMs: everyMs - 20_000,
})

type Own = { facts: Pick<Facts, 'engine' | 'rtp' | 'volatility' | 'features'>; sport: Sport }
type Named = { tables: readonly [Table, ...Table[]] }

/** Virtual matches on the clock: several fixtures per round, odds from the sport's own chances, slips of one to four legs. */
export function sportGame({ facts, sport, tables }: Own & Named): SharedGame<Slip, Matchday> {
  const fixtures = createFixtures(sport)
  return shared<Slip, Matchday>({
    facts: { ...facts, lines: 0, stakes: chipStakes, maxWin: slipCap },
    bet: slipSchema,
    cost: slipCost,
    tables,
    tableFor: tableByCode(tables),
    ahead: roundsAhead,
    offer: async (table, no) => fixtures.offer(table, no),
    async refuse({ legs, times }, table, no, stake) {
      if (toUnits(stake) * BigInt(times) > toUnits(maxSlip)) return 'LIMIT'
      const offered = fixtures.of(table, no)
      const now = legs.map(({ fixture, market, pick }) => offered[fixture]?.markets[market]?.[pick])
      if (now.some((odds) => odds === undefined)) return 'PICK_NOT_OFFERED'
      return legs.every(({ odds }, at) => odds === now[at]) ? null : 'ODDS_CHANGED'
    },
    async outcome(draw, table, no) {
      const matches: Match[] = []
      for (const teams of pairings(sport, table, no))
        matches.push({ teams, play: await sport.play(draw, sidesOf(sport, teams)) })
      return { matches }
    },
    payout: (stake, matchday, slip) =>
      slip.legs.every((leg) => legWon(sport, leg, matchday)) ? slipPays(slipCost(stake, slip), slip.legs) : 0n,
  })
}
