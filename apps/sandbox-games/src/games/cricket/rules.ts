import { bothSides, type Score, type Sides, type Sport, sumWays, type Team, winnerOf } from '../sports/sport.ts'

/** Five overs a side. */
export const overs = 5
/** Runs of an over: two dice of this many faces, less one, so that a middling over is the usual one. */
const faces = 12
/** Steps by which a side's batting beats the other's bowling add to each over. */
const lift = ([batting, bowling]: Sides): number => Math.max(0, 2 + batting.attack - bowling.defence)

const innings = (sides: Sides) => {
  const over = new Map<number, bigint>()
  for (let one = 0; one < faces; one += 1)
    for (let two = 0; two < faces; two += 1) {
      const runs = one + two + lift(sides)
      over.set(runs, (over.get(runs) ?? 0n) + 1n)
    }
  return sumWays(over, overs)
}

const team = (name: string, attack: number, defence: number): Team => ({ name, attack, defence })
/** Invented, every one of them. */
const teams = [
  team('Monsoon Kings', 4, 4),
  team('Banyan Riders', 3, 4),
  team('Copper Kites', 4, 3),
  team('Delta Herons', 3, 3),
  team('Evening Drums', 3, 3),
  team('Fern Hill', 3, 4),
  team('Ghat Runners', 4, 4),
  team('Indigo Flames', 4, 3),
  team('Jasmine Town', 3, 3),
  team('Lotus Chargers', 4, 4),
  team('Mango Grove', 3, 3),
  team('Neem Valley', 3, 4),
  team('Orchid Bay', 4, 3),
  team('Peacock Gate', 4, 4),
]

/** Runs of both sides together. */
export const bands: Readonly<Record<string, readonly [from: number, to: number]>> = {
  to119: [0, 119],
  to129: [120, 129],
  to139: [130, 139],
  from140: [140, 999],
}

function won(market: string, pick: string, score: Score): boolean {
  const total = score.home + score.away
  if (market === 'winner') return winnerOf(score) === pick
  if (market === 'runs') {
    const [from, to] = bands[pick] ?? [1, 0]
    return total >= from && total <= to
  }
  const margin = Math.abs(score.home - score.away)
  if (market === 'margin') return pick === (margin <= 10 ? 'close' : 'clear')
  return false
}

export const cricket: Sport = {
  teams,
  markets: { winner: ['home', 'draw', 'away'], runs: Object.keys(bands), margin: ['close', 'clear'] },
  endings: ([home, away]) => bothSides(innings([home, away]), innings([away, home])),
  /** Runs of each over of either side; the home side bats first. */
  async play(draw, [home, away]) {
    const bat = async (sides: Sides) => {
      const runs: number[] = []
      for (let over = 0; over < overs; over += 1) runs.push((await draw(faces)) + (await draw(faces)) + lift(sides))
      return runs
    }
    return [await bat([home, away]), await bat([away, home])]
  },
  scoreOf([home = [], away = []]) {
    const sum = (runs: readonly number[]) => runs.reduce((all, one) => all + one, 0)
    return { home: sum(home), away: sum(away) }
  },
  won,
}
