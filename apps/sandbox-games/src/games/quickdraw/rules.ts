import type { Draw } from '../../kernel/fair.ts'
import type { Line } from '../tickets.ts'

/** Three digits, each from a separate cage. */
export type Drawn = { digits: readonly [number, number, number] }

export const drawDigits = async (draw: Draw): Promise<Drawn> => ({
  digits: [await draw(10), await draw(10), await draw(10)],
})

const shown = ({ digits }: Drawn): string => digits.join('')
const sum = ({ digits: [a, b, c] }: Drawn): number => a + b + c
const kinds = (digits: Iterable<number | string>): number => new Set(digits).size
const sorted = (text: string): string => [...text].sort().join('')

type Play = {
  /** Length of the number that is picked; 0 when nothing is. */
  digits: 0 | 1 | 2 | 3
  /** Hundredths of the stake that a hit gives back, the stake among them. */
  pays(pick: string): number
  hits(drawn: Drawn, pick: string): boolean
}
const fixed = (back: number) => () => back
const without = (pays: number, hits: (drawn: Drawn) => boolean): Play => ({ digits: 0, pays: fixed(pays), hits })

/** The ways to play, by their `playType`. */
export const plays = {
  /** Three digits in their order. */
  exact: { digits: 3, pays: fixed(96_000), hits: (drawn, pick) => shown(drawn) === pick },
  /** Three digits in any order: six ways when all differ, three with a pair. */
  anyOrder: {
    digits: 3,
    pays: (pick) => (kinds(pick) === 3 ? 16_000 : 32_000),
    hits: (drawn, pick) => sorted(shown(drawn)) === sorted(pick),
  },
  front2: { digits: 2, pays: fixed(9_650), hits: (drawn, pick) => shown(drawn).startsWith(pick) },
  back2: { digits: 2, pays: fixed(9_650), hits: (drawn, pick) => shown(drawn).endsWith(pick) },
  /** A digit anywhere, once or more often. */
  digit: { digits: 1, pays: fixed(356), hits: (drawn, pick) => shown(drawn).includes(pick) },
  big: without(194, (drawn) => sum(drawn) >= 14),
  small: without(194, (drawn) => sum(drawn) <= 13),
  odd: without(194, (drawn) => sum(drawn) % 2 === 1),
  even: without(194, (drawn) => sum(drawn) % 2 === 0),
  /** Two alike and a third that is not. */
  pair: without(358, ({ digits }) => kinds(digits) === 2),
  triple: without(9_650, ({ digits }) => kinds(digits) === 1),
} as const satisfies Record<string, Play>

export type PlayType = keyof typeof plays
export const playTypes = Object.keys(plays) as PlayType[]
export const isPlayType = (play: string): play is PlayType => Object.hasOwn(plays, play)

/** One pick of the right length, or none; three digits alike have one order only, so they are played as `exact`. */
export function fitsPlay({ play, picks }: Line): boolean {
  if (!isPlayType(play)) return false
  const { digits } = plays[play]
  const [pick] = picks
  if (digits === 0) return picks.length === 0
  if (picks.length !== 1 || pick?.length !== digits) return false
  return play !== 'anyOrder' || kinds(pick) > 1
}

/** Payout of a line, in hundredths of its stake. */
export function lineBack({ play, picks: [pick = ''] }: Line, drawn: Drawn): number {
  if (!isPlayType(play)) return 0
  const rule: Play = plays[play]
  return rule.hits(drawn, pick) ? rule.pays(pick) : 0
}
