import type { BaccaratBet } from './rules.ts'

/** What the paytable states, in 1/10 000, rounded down. Its proof walks millions of hands, so a test does that. */
export const baccaratRtp: Readonly<Record<BaccaratBet, number>> = {
  player: 9_876,
  banker: 9_894,
  tie: 9_515,
  playerPair: 9_710,
  bankerPair: 9_710,
}
