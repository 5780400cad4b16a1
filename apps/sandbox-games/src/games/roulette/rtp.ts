import { type ExactReturn, exactReturns } from '../exact-return.ts'
import { colourOf, pockets, rouletteBack, rouletteBets } from './rules.ts'

/** The exact return of every bet, from all 37 pockets. */
export const rouletteReturns = (): Record<string, ExactReturn> =>
  exactReturns(
    [...rouletteBets.keys()],
    rouletteBack,
    Array.from({ length: pockets }, (_, pocket) => ({ outcome: { pocket, colour: colourOf(pocket) }, ways: 1 })),
  )
