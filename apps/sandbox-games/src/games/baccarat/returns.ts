import type { BaccaratBet } from './rules.ts'

/** Returns of the paytable, in 1/10 000, rounded down. The proof enumerates millions of hands, so a test runs it. */
export const baccaratRtp: Readonly<Record<BaccaratBet, number>> = {
  player: 9_876,
  banker: 9_894,
  tie: 9_515,
  playerPair: 9_710,
  bankerPair: 9_710,
}
