import * as v from 'valibot'

/** One pick on a slip. `odds` are those that the player saw, in hundredths of the stake; the server compares them. */
export type Leg = { fixture: number; market: string; pick: string; odds: number }
/** One leg is a single, several are a multiple. It costs `times` stakes, so that any amount can be typed. */
export type Slip = { legs: Leg[]; times: number }

export const fixturesPerRound = 4
export const maxTimes = 1_000
/** The most that a slip pays, in stakes of the slip. Nothing is ever cut off: a slip above it is not taken. */
export const slipCap = 1_000

/** The margin is taken once per slip: all legs but one are refunded theirs. In 1/10 000, rounded down. */
export const boosts = [10_000, 10_000, 10_416, 10_850, 11_302] as const
export const boostOf = (legs: number): number => boosts[legs] ?? 10_000

/** Total odds as an exact fraction. */
function totalOf(legs: readonly Pick<Leg, 'odds'>[]): { over: bigint; under: bigint } {
  const over = legs.reduce((all, { odds }) => all * BigInt(odds), BigInt(boostOf(legs.length)))
  return { over, under: 100n ** BigInt(legs.length) * 10_000n }
}
/** Total odds in hundredths, rounded down, as they are shown. */
export function totalOdds(legs: readonly Pick<Leg, 'odds'>[]): number {
  const { over, under } = totalOf(legs)
  return Number((over * 100n) / under)
}
/** Units that a slip pays when all its legs have won, for the units staked on it. */
export function slipPays(units: bigint, legs: readonly Pick<Leg, 'odds'>[]): bigint {
  const { over, under } = totalOf(legs)
  return (units * over) / under
}
export const isBelowCap = (legs: readonly Pick<Leg, 'odds'>[]): boolean => {
  const { over, under } = totalOf(legs)
  return over <= under * BigInt(slipCap)
}

const word = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9:]{1,12}$/))
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** Legs of different fixtures: two picks of one match are correlated, so their odds cannot be multiplied. */
export const slipSchema = v.strictObject({
  legs: v.pipe(
    v.array(
      v.strictObject({
        fixture: whole(0, fixturesPerRound - 1),
        market: word,
        pick: word,
        odds: whole(101, slipCap * 100),
      }),
    ),
    v.minLength(1),
    v.maxLength(fixturesPerRound),
    v.check((legs) => new Set(legs.map(({ fixture }) => fixture)).size === legs.length),
    v.check((legs) => isBelowCap(legs)),
  ),
  times: whole(1, maxTimes),
})

export const slipCost = (stake: bigint, { times }: Slip): bigint => stake * BigInt(times)

/** The most that one slip costs. */
export const maxSlip = '50.00'
/** The smallest stake in units. */
export const minUnits = 500n
