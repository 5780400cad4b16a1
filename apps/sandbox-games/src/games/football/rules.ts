import { bothSides, type Score, type Sides, type Sport, sumWays, type Team, winnerOf } from '../sports/sport.ts'

/** A match is nine spells of ten minutes; in each of them either side scores at most once. */
const spells = 9
const spellMinutes = 10

/** Chance of a goal in a spell, in hundredths: the attack against the other side's defence, and a little for being at home. */
export const goalChances = ([home, away]: Sides): readonly [number, number] => [
  17 + 2 * (home.attack - away.defence),
  14 + 2 * (away.attack - home.defence),
]

const goals = (chance: number) =>
  sumWays(
    new Map([
      [0, BigInt(100 - chance)],
      [1, BigInt(chance)],
    ]),
    spells,
  )

const team = (name: string, attack: number, defence: number): Team => ({ name, attack, defence })
/** Invented, every one of them. */
const teams = [
  team('Amihan Rovers', 5, 4),
  team('Brisk Harbour', 3, 4),
  team('Cogon United', 2, 3),
  team('Dapdap City', 4, 3),
  team('Emberfield', 4, 4),
  team('Foxglove Town', 3, 3),
  team('Gilded Oaks', 3, 2),
  team('Habagat Stars', 4, 2),
  team('Inkwell Athletic', 2, 4),
  team('Juniper Vale', 3, 3),
  team('Kestrel Bay', 4, 3),
  team('Lantern Park', 2, 2),
  team('Mossgate', 3, 4),
  team('Northlight', 3, 3),
  team('Osprey Wharf', 2, 3),
  team('Paper Lions', 4, 3),
]

const counts = [0, 1, 2, 3]
const exact = counts.flatMap((home) => counts.map((away) => `${home}:${away}`))

function won(market: string, pick: string, score: Score): boolean {
  const { home, away } = score
  if (market === 'result') return winnerOf(score) === pick
  if (market === 'total') return pick === (home + away > 2 ? 'over' : 'under')
  if (market === 'both') return pick === (home > 0 && away > 0 ? 'yes' : 'no')
  if (market === 'score') return pick === `${home}:${away}`
  return false
}

export const football: Sport = {
  teams,
  markets: { result: ['home', 'draw', 'away'], total: ['over', 'under'], both: ['yes', 'no'], score: exact },
  endings(sides) {
    const [home, away] = goalChances(sides)
    return bothSides(goals(home), goals(away))
  },
  /** Minutes of the goals of either side. */
  async play(draw, sides) {
    const [home, away] = goalChances(sides)
    const minutes: [number[], number[]] = [[], []]
    for (let spell = 0; spell < spells; spell += 1)
      for (const [side, chance] of [home, away].entries())
        if ((await draw(100)) < chance) minutes[side]?.push(spell * spellMinutes + 1 + (await draw(spellMinutes)))
    return minutes
  },
  scoreOf: ([home = [], away = []]) => ({ home: home.length, away: away.length }),
  won,
}
