import type { Draw } from '../../kernel/fair.ts'
import type { Line } from '../tickets.ts'

/** Prize tiers of a draw, the special prize first: how many numbers, and of how many digits each. */
export type Tier = { name: string; count: number; digits: number }
export type Region = 'north' | 'south'

const tier = (name: string, count: number, digits: number): Tier => ({ name, count, digits })

/** 27 numbers in the north, 18 in the south and the centre. */
export const tiers: Readonly<Record<Region, readonly Tier[]>> = {
  north: [
    tier('special', 1, 5),
    tier('first', 1, 5),
    tier('second', 2, 5),
    tier('third', 6, 5),
    tier('fourth', 4, 4),
    tier('fifth', 6, 4),
    tier('sixth', 3, 3),
    tier('seventh', 4, 2),
  ],
  south: [
    tier('special', 1, 6),
    tier('first', 1, 5),
    tier('second', 1, 5),
    tier('third', 2, 5),
    tier('fourth', 7, 5),
    tier('fifth', 1, 4),
    tier('sixth', 3, 4),
    tier('seventh', 1, 3),
    tier('eighth', 1, 2),
  ],
}

export const digitsOf = (region: Region): number[] =>
  tiers[region].flatMap(({ count, digits }) => Array.from({ length: count }, () => digits))

/** All numbers in the order of the tiers: the special prize is the first, the smallest prizes are the last. */
export type Drawn = { region: Region; numbers: string[] }

/** Every digit comes from a separate cage with ten balls, so that all numbers are equally likely. */
export async function drawNumbers(draw: Draw, region: Region): Promise<Drawn> {
  const numbers: string[] = []
  for (const digits of digitsOf(region)) {
    let number = ''
    for (let at = 0; at < digits; at += 1) number += await draw(10)
    numbers.push(number)
  }
  return { region, numbers }
}

/** The numbers of the smallest prize: four in the north, one in the south. */
export const headsOf = ({ region, numbers }: Drawn): string[] => numbers.slice(-(tiers[region].at(-1)?.count ?? 0))

const endings = (numbers: readonly string[], digits: number): string[] =>
  numbers.filter((number) => number.length >= digits).map((number) => number.slice(-digits))

const times = (found: readonly string[], pick: string | undefined): number => found.filter((end) => end === pick).length

type Play = {
  /** How many numbers are picked, and of how many digits. */
  picks: number
  digits: 2 | 3
  /** Hundredths of the stake for each hit, the stake among them. */
  pays: Readonly<Record<Region, number>>
  hits(drawn: Drawn, picks: readonly string[]): number
}

const allFound = ({ numbers }: Drawn, picks: readonly string[]): number =>
  picks.every((pick) => endings(numbers, 2).includes(pick)) ? 1 : 0
const special = ({ numbers }: Drawn): string[] => numbers.slice(0, 1)

/** The ways to play, by their `playType`. */
export const plays = {
  /** The last two digits of the special prize. */
  tail: {
    ...{ picks: 1, digits: 2, pays: { north: 9_700, south: 9_700 } },
    hits: (drawn, [pick]) => times(endings(special(drawn), 2), pick),
  },
  /** The two digits of the smallest prize; each of its numbers that fits pays. */
  head: {
    ...{ picks: 1, digits: 2, pays: { north: 2_425, south: 9_700 } },
    hits: (drawn, [pick]) => times(headsOf(drawn), pick),
  },
  /** Head and tail together. */
  headTail: {
    ...{ picks: 1, digits: 2, pays: { north: 1_940, south: 4_850 } },
    hits: (drawn, [pick]) => times([...endings(special(drawn), 2), ...headsOf(drawn)], pick),
  },
  /** The last two digits of any prize; each prize that fits pays. */
  any2: {
    ...{ picks: 1, digits: 2, pays: { north: 359, south: 538 } },
    hits: ({ numbers }, [pick]) => times(endings(numbers, 2), pick),
  },
  /** The last three digits of any prize that has three. */
  any3: {
    ...{ picks: 1, digits: 3, pays: { north: 4_200, south: 5_700 } },
    hits: ({ numbers }, [pick]) => times(endings(numbers, 3), pick),
  },
  /** The last three digits of the special prize. */
  tail3: {
    ...{ picks: 1, digits: 3, pays: { north: 96_000, south: 96_000 } },
    hits: (drawn, [pick]) => times(endings(special(drawn), 3), pick),
  },
  /** Two numbers, both among the last two digits of all prizes. */
  both2: { picks: 2, digits: 2, pays: { north: 1_760, south: 3_700 }, hits: allFound },
  /** Three numbers, all among the last two digits of all prizes. */
  all3: { picks: 3, digits: 2, pays: { north: 7_850, south: 24_700 }, hits: allFound },
} as const satisfies Record<string, Play>

export type PlayType = keyof typeof plays
export const playTypes = Object.keys(plays) as PlayType[]
export const isPlayType = (play: string): play is PlayType => Object.hasOwn(plays, play)

/** The right number of different picks of the right length. */
export function fitsPlay({ play, picks }: Line): boolean {
  if (!isPlayType(play)) return false
  const rule: Play = plays[play]
  return (
    picks.length === rule.picks &&
    new Set(picks).size === picks.length &&
    picks.every((pick) => pick.length === rule.digits)
  )
}

/** Payout of a line, in hundredths of its stake. */
export function lineBack({ play, picks }: Line, drawn: Drawn): number {
  if (!isPlayType(play)) return 0
  const rule: Play = plays[play]
  return rule.hits(drawn, picks) * rule.pays[drawn.region]
}
