import { sportGame, sportTable } from '../sports/sport-game.ts'
import { arena as sport } from './rules.ts'

/** The lowest return of a single, in 1/10 000 rounded down; a test computes all of them. */
export const minSingle = 9_565

/** Virtual arena of invented teams; markets and chances are in `rules.ts`. */
export const arena = sportGame({
  // The lowest return of all slips: multiples of four of the least favourable picks.
  facts: { engine: 'arena', rtp: 9_458, volatility: 3, features: ['fixtures', 'shared-round', 'multiples'] },
  sport,
  tables: [sportTable('arena-1', 60_000), sportTable('arena-2', 75_000)],
})
