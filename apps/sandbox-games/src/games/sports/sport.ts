import type { Draw } from '../../kernel/fair.ts'

/** Result for the settlement of bets: goals, runs or maps, and the winner of the first part where that counts. */
export type Score = { home: number; away: number; first?: 'home' | 'away' }
/** Events of either side, in the sport's notation: minutes of goals, runs of each over, rounds of each map. */
export type Play = readonly (readonly number[])[]

export type Team = {
  name: string
  /** 1–5 each. */
  attack: number
  defence: number
}
export type Sides = readonly [home: Team, away: Team]

/** Every way a match can end with the number of ways to it. */
export type Ending = { score: Score; ways: bigint }

export type Sport = {
  teams: readonly Team[]
  /** Markets in the order in which they are shown, with all their picks. */
  markets: Readonly<Record<string, readonly string[]>>
  /** All endings of a match, each with its weight: the odds are computed from all of these. */
  endings(sides: Sides): Iterable<Ending>
  /** Plays a match with the very chances that `endings` counts. */
  play(draw: Draw, sides: Sides): Promise<Play>
  scoreOf(play: Play): Score
  won(market: string, pick: string, score: Score): boolean
}

/** Ways to each sum when `times` parts are added, each part as in `part` (value → ways). */
export function sumWays(part: ReadonlyMap<number, bigint>, times: number): Map<number, bigint> {
  let sums = new Map([[0, 1n]])
  for (let at = 0; at < times; at += 1) {
    const next = new Map<number, bigint>()
    for (const [sum, ways] of sums)
      for (const [value, more] of part) next.set(sum + value, (next.get(sum + value) ?? 0n) + ways * more)
    sums = next
  }
  return sums
}

/** Two sides that score apart from each other. */
export function* bothSides(home: ReadonlyMap<number, bigint>, away: ReadonlyMap<number, bigint>): Iterable<Ending> {
  for (const [atHome, ways] of home)
    for (const [afar, more] of away) yield { score: { home: atHome, away: afar }, ways: ways * more }
}

/** Which side has more: the three-way result. */
export const winnerOf = ({ home, away }: Score): 'home' | 'draw' | 'away' =>
  home === away ? 'draw' : home > away ? 'home' : 'away'
