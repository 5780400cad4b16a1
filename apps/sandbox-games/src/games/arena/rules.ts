import type { Ending, Score, Sides, Sport, Team } from '../sports/sport.ts'
import { winnerOf } from '../sports/sport.ts'

/** Best of five: three maps win the match. A map goes to thirteen rounds. */
const mapsToWin = 3
const roundsToWin = 13

/** Chance that the first side takes a map, in hundredths. */
export const mapChance = ([home, away]: Sides): number =>
  50 + 3 * (home.attack - away.defence) - 3 * (away.attack - home.defence)

const team = (name: string, attack: number, defence: number): Team => ({ name, attack, defence })
/** Invented, every one of them. */
const teams = [
  team('Ashen Circuit', 4, 4),
  team('Bluewick', 3, 4),
  team('Cinder Nine', 4, 3),
  team('Driftcore', 3, 3),
  team('Echo Orchard', 3, 4),
  team('Frostpetal', 4, 3),
  team('Glasswing', 3, 3),
  team('Hollow Comet', 4, 4),
  team('Ivory Static', 3, 3),
  team('Jade Protocol', 4, 3),
  team('Kilowatt Owls', 3, 4),
  team('Lumen Pack', 3, 3),
]

/** Plays the maps on from a score, one way for each hundredth. */
function* walk(chance: number, score: Required<Score>, ways: bigint, left: number): Iterable<Ending> {
  if (score.home === mapsToWin || score.away === mapsToWin) {
    // Unplayed maps keep their weight, so that all endings are counted in the same measure.
    yield { score, ways: ways * 100n ** BigInt(left) }
    return
  }
  const isFirst = score.home + score.away === 0
  const next = (side: 'home' | 'away') => ({ ...score, [side]: score[side] + 1, ...(isFirst ? { first: side } : {}) })
  yield* walk(chance, next('home'), ways * BigInt(chance), left - 1)
  yield* walk(chance, next('away'), ways * BigInt(100 - chance), left - 1)
}

function won(market: string, pick: string, score: Score): boolean {
  const { home, away, first } = score
  if (market === 'winner') return winnerOf(score) === pick
  if (market === 'maps') return pick === `maps${home + away}`
  if (market === 'first') return pick === first
  if (market === 'score') return pick === `${home}:${away}`
  return false
}

export const arena: Sport = {
  teams,
  markets: {
    winner: ['home', 'away'],
    maps: ['maps3', 'maps4', 'maps5'],
    first: ['home', 'away'],
    score: ['3:0', '3:1', '3:2', '2:3', '1:3', '0:3'],
  },
  endings: (sides) => walk(mapChance(sides), { home: 0, away: 0, first: 'home' }, 1n, 2 * mapsToWin - 1),
  /** Rounds of each map for either side. */
  async play(draw, sides) {
    const chance = mapChance(sides)
    const rounds: [number[], number[]] = [[], []]
    const maps = [0, 0]
    while (Math.max(...maps) < mapsToWin) {
      const winner = (await draw(100)) < chance ? 0 : 1
      maps[winner] = (maps[winner] ?? 0) + 1
      rounds[winner]?.push(roundsToWin)
      rounds[1 - winner]?.push(await draw(roundsToWin - 1))
    }
    return rounds
  },
  scoreOf([home = [], away = []]) {
    const taken = home.map((rounds, at) => rounds > (away[at] ?? 0))
    const won = taken.filter(Boolean).length
    return { home: won, away: taken.length - won, first: taken[0] ? 'home' : 'away' }
  },
  won,
}
