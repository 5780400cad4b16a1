import { classic, type LineReels } from '../lines/machine.ts'
import { strip } from '../reels/symbols.ts'

/** A coin and how many of all coins are like it; values in hundredths of the stake. */
export type Coin = { value: number; weight: number; jackpot?: 'mini' | 'minor' | 'major' }

export type HoldMachine = {
  /** `S` is the coin. */
  reels: LineReels
  coins: readonly Coin[]
  /** Coins in the window that start the feature. */
  trigger: number
  /** Respins without a new coin that end it. */
  respins: number
  /** An empty cell gets a coin in one of this many respins. */
  oneIn: number
  /** Bonus for a full grid, in hundredths of the stake. */
  grand: number
  /** Highest win of a round, in hundredths of the stake. */
  maxWin: number
}

/** Twenty lines; `proof.ts` adds up lines and feature exactly. */
export const hold: HoldMachine = {
  reels: {
    strips: [
      strip('hCfgDSSBgfeDegCfhAeShfBeCghDef'),
      strip('fWhgSSSDfeBgeWfhDgCeAhfgDeBhCg'),
      strip('gehWfCSSgeBfgDhCefASegDeBfChWe'),
      strip('eWgfDSSSgehfDegBCAhegDhBfCeWfh'),
      strip('gDhfCeSSBhfeDgCShfgfDhBeCfAheD'),
    ],
    rows: 3,
    lines: [
      ...classic.lines,
      [1, 2, 1, 0, 1],
      [0, 1, 0, 1, 0],
      [2, 1, 2, 1, 2],
      [0, 1, 1, 1, 0],
      [2, 1, 1, 1, 2],
      [1, 1, 0, 1, 1],
      [1, 1, 2, 1, 1],
      [0, 0, 2, 0, 0],
      [2, 2, 0, 2, 2],
      [0, 2, 0, 2, 0],
    ],
    pays: {
      A: [60, 250, 1_200],
      B: [30, 100, 400],
      C: [24, 80, 250],
      D: [18, 60, 200],
      e: [10, 30, 100],
      f: [10, 30, 100],
      g: [6, 20, 80],
      h: [6, 20, 80],
    },
  },
  coins: [
    { value: 50, weight: 420 },
    { value: 100, weight: 300 },
    { value: 200, weight: 150 },
    { value: 300, weight: 60 },
    { value: 500, weight: 40 },
    { value: 1_000, weight: 20, jackpot: 'mini' },
    { value: 2_500, weight: 8, jackpot: 'minor' },
    { value: 10_000, weight: 2, jackpot: 'major' },
  ],
  trigger: 6,
  respins: 3,
  oneIn: 14,
  grand: 100_000,
  maxWin: 400_000,
}
export const cells = (machine: HoldMachine) => machine.reels.strips.length * machine.reels.rows
export const coinWeight = (machine: HoldMachine) => machine.coins.reduce((sum, { weight }) => sum + weight, 0)
