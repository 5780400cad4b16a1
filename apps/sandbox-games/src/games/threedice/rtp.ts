import { type ExactReturn, exactReturns, type Weighted } from '../exact-return.ts'
import { type Roll, rollOf, threediceBack, threediceBets } from './rules.ts'

const faces = [1, 2, 3, 4, 5, 6]

const everyRoll: Weighted<Roll>[] = faces.flatMap((a) =>
  faces.flatMap((b) => faces.map((c) => ({ outcome: rollOf([a, b, c]), ways: 1 }))),
)

/** The exact return of every bet, from all 216 rolls. */
export const threediceReturns = (): Record<string, ExactReturn> =>
  exactReturns([...threediceBets.keys()], threediceBack, everyRoll)
