import { sportGame, sportTable } from '../sports/sport-game.ts'
import { cricket as sport } from './rules.ts'

/** The lowest return of a single, in 1/10 000 rounded down; a test computes all of them. */
export const minSingle = 9_556

/** Virtual cricket of invented teams; markets and chances are in `rules.ts`. */
export const cricket = sportGame({
  // The lowest return of all slips: multiples of four of the least favourable picks.
  facts: { engine: 'cricket', rtp: 9_421, volatility: 3, features: ['fixtures', 'shared-round', 'multiples'] },
  sport,
  tables: [sportTable('cricket-1', 60_000), sportTable('cricket-2', 75_000)],
})
