import * as v from 'valibot'

/** Limits of an order on a table: chips on one field, and in all. */
export const chipsOnField = 10
export const chipsInAll = 100

export type Chips = { spots: { on: string; chips: number }[] }

const sum = (spots: Chips['spots']): number => spots.reduce((all, { chips }) => all + chips, 0)

/** An order on a table: chips of one value on named fields, each field once. */
export const chipsOn = (isField: (on: string) => boolean) =>
  v.strictObject({
    spots: v.pipe(
      v.array(
        v.strictObject({
          on: v.pipe(v.string(), v.maxLength(32), v.check(isField)),
          chips: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(chipsOnField)),
        }),
      ),
      v.minLength(1),
      v.check((spots) => sum(spots) <= chipsInAll && new Set(spots.map(({ on }) => on)).size === spots.length),
    ),
  })

/** Units for all chips of an order; `stake` is the value of one chip. */
export const chipsCost = (stake: bigint, { spots }: Chips): bigint => stake * BigInt(sum(spots))

/** Payout in units; `back` returns hundredths of a chip per field. Stakes are whole cents, so nothing is rounded. */
export const chipsPayout = (stake: bigint, { spots }: Chips, back: (on: string) => number): bigint =>
  spots.reduce((all, { on, chips }) => all + (stake * BigInt(chips) * BigInt(back(on))) / 100n, 0n)

export const chipStakes = ['0.05', '0.10', '0.50', '1.00', '5.00', '10.00', '50.00'] as const

/** The most that an order can pay, in chips: the best fields of the best result, filled up to the limits. */
export function highestWin<Outcome>(
  fields: Iterable<string>,
  outcomes: Iterable<Outcome>,
  back: (on: string, outcome: Outcome) => number,
): number {
  const all = [...fields]
  let max = 0
  for (const outcome of outcomes) {
    const best = all.map((on) => back(on, outcome)).sort((a, b) => b - a)
    const filled = best.slice(0, chipsInAll / chipsOnField).reduce((sum, one) => sum + one * chipsOnField, 0)
    max = Math.max(max, filled / 100)
  }
  return max
}
