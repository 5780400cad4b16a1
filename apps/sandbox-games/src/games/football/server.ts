import { sportGame, sportTable } from '../sports/sport-game.ts'
import { football as sport } from './rules.ts'

/** The lowest return of a single, in 1/10 000 rounded down; a test computes all of them. */
export const minSingle = 9_540

/** Virtual football of invented teams; markets and chances are in `rules.ts`. */
export const football = sportGame({
  // The lowest return of all slips: multiples of four of the least favourable picks.
  facts: { engine: 'football', rtp: 9_359, volatility: 3, features: ['fixtures', 'shared-round', 'multiples'] },
  sport,
  tables: [sportTable('football-1', 60_000), sportTable('football-2', 75_000)],
})
