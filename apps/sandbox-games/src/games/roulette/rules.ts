import type { Draw } from '../../kernel/fair.ts'

/** Pockets in the order of the wheel; one zero. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const
export const pockets = wheel.length

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export type Colour = 'red' | 'black' | 'green'
export const colourOf = (pocket: number): Colour => (pocket === 0 ? 'green' : reds.has(pocket) ? 'red' : 'black')

export type Spin = { pocket: number; colour: Colour }
export async function spinWheel(draw: Draw): Promise<Spin> {
  const pocket = await draw(pockets)
  return { pocket, colour: colourOf(pocket) }
}

const upTo36 = Array.from({ length: 36 }, (_, at) => at + 1)
const outside: Readonly<Record<string, readonly number[]>> = {
  red: upTo36.filter((pocket) => reds.has(pocket)),
  black: upTo36.filter((pocket) => !reds.has(pocket)),
  odd: upTo36.filter((pocket) => pocket % 2 === 1),
  even: upTo36.filter((pocket) => pocket % 2 === 0),
  low: upTo36.slice(0, 18),
  high: upTo36.slice(18),
  dozen1: upTo36.slice(0, 12),
  dozen2: upTo36.slice(12, 24),
  dozen3: upTo36.slice(24),
  column1: upTo36.filter((pocket) => pocket % 3 === 1),
  column2: upTo36.filter((pocket) => pocket % 3 === 2),
  column3: upTo36.filter((pocket) => pocket % 3 === 0),
}

const column = (pocket: number): number => (pocket - 1) % 3
const span = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at)

/** Two neighbours on the cloth: side by side, one above the other, or with the zero. */
const splits = [
  ...upTo36.filter((pocket) => column(pocket) < 2).map((pocket) => [pocket, pocket + 1]),
  ...upTo36.filter((pocket) => pocket <= 33).map((pocket) => [pocket, pocket + 3]),
  ...[1, 2, 3].map((pocket) => [0, pocket]),
]
const rows = upTo36.filter((pocket) => column(pocket) === 0)
const streets = rows.map((pocket) => span(pocket, 3))
const trios = [
  [0, 1, 2],
  [0, 2, 3],
]
const corners = upTo36
  .filter((pocket) => column(pocket) < 2 && pocket <= 32)
  .map((pocket) => [pocket, pocket + 1, pocket + 3, pocket + 4])
const firstFour = [[0, 1, 2, 3]]
const lines = rows.filter((pocket) => pocket <= 31).map((pocket) => span(pocket, 6))

const inside = [
  ...span(0, 37).map((pocket) => [pocket]),
  ...splits,
  ...streets,
  ...trios,
  ...corners,
  ...firstFour,
  ...lines,
]
const named = (covered: readonly number[]): [string, readonly number[]] => [`n${covered.join('-')}`, covered]

/** Every bet of the cloth and the pockets that it covers; inside bets are called by theirs, as `n8-9-11-12`. */
export const rouletteBets: ReadonlyMap<string, readonly number[]> = new Map([
  ...inside.map(named),
  ...Object.entries(outside),
])

/** A win pays 36 stakes shared by the pockets covered, the stake among them: 35 to 1 for one, 1 to 1 for eighteen. */
export const roulettePays = (bet: string): number => 3_600 / (rouletteBets.get(bet)?.length ?? Number.POSITIVE_INFINITY)

/** Payout of a bet, in hundredths of its stake. */
export const rouletteBack = (bet: string, { pocket }: Spin): number =>
  rouletteBets.get(bet)?.includes(pocket) ? roulettePays(bet) : 0
