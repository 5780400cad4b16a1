import { type Markets, marketsOf } from './odds.ts'
import { fixturesPerRound } from './slip.ts'
import type { Sides, Sport } from './sport.ts'

/** A match on offer: places of its teams in the sport's list, and the odds by market and pick. */
export type Fixture = { teams: readonly [home: number, away: number]; markets: Markets }
/** Rounds on offer: the running one first, then the following ones. */
export type Offer = { rounds: { no: number; fixtures: Fixture[] }[] }

/** Rounds after the running one that take bets. */
export const roundsAhead = 3

/** Whole numbers from a text, the same everywhere. Pairings are public, so no secret goes in. */
function numbersFrom(text: string) {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Pairs the teams of a round: each team at most once. */
export function pairings(sport: Sport, table: string, no: number): (readonly [number, number])[] {
  const next = numbersFrom(`${table}.${no}`)
  const left = sport.teams.map((_, at) => at)
  const take = () => left.splice(next(left.length), 1)[0] ?? 0
  return Array.from({ length: fixturesPerRound }, () => [take(), take()] as const)
}

export function sidesOf({ teams }: Sport, [home, away]: readonly [number, number]): Sides {
  const [first, second] = [teams[home], teams[away]]
  if (!first || !second) throw new RangeError(`no team ${home} or ${away}`)
  return [first, second]
}

/** Prices every meeting once. */
export function createFixtures(sport: Sport) {
  const known = new Map<string, Markets>()
  const priced = (teams: readonly [number, number]): Markets => {
    const key = teams.join()
    const markets = known.get(key) ?? marketsOf(sport, sidesOf(sport, teams))
    known.set(key, markets)
    return markets
  }
  const of = (table: string, no: number): Fixture[] =>
    pairings(sport, table, no).map((teams) => ({ teams, markets: priced(teams) }))
  return {
    of,
    offer: (table: string, no: number): Offer => ({
      rounds: Array.from({ length: roundsAhead + 1 }, (_, ahead) => ({
        no: no + ahead,
        fixtures: of(table, no + ahead),
      })),
    }),
  }
}
