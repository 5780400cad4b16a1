import { type PaidCode, type SymbolCode, strip } from '../reels/symbols.ts'

/** Reels that pay along lines, shared by several machines. */
export type LineReels = {
  /** One strip per reel; a stop shows itself and the symbols after it, wrapping round. */
  strips: readonly (readonly SymbolCode[])[]
  rows: number
  /** Row index per reel, one entry per line. */
  lines: readonly (readonly number[])[]
  /** Pay for 3, 4 and 5 of a kind from the left, in line stakes. */
  pays: Readonly<Record<PaidCode, readonly [number, number, number]>>
}

export type Machine = LineReels & {
  /** Scatters anywhere: pay in total stakes and free games won. */
  scatter: Readonly<Record<3 | 4 | 5, { pay: number; freeGames: number }>>
  freeMultiplier: number
  /** Highest total win of a round, in total stakes. */
  maxWin: number
}

/** Five reels, three rows, ten lines. `rtp.ts` proves its return. */
export const classic: Machine = {
  strips: [
    strip('hCfgDheBgfShDegCfhAeDgfhBeCghfDe'),
    strip('fWhgCeDfShBgeWfhDgCeAhfWgDeBhCge'),
    strip('gehWfCDghSeBfWgDhCefAgWhDeBfCghe'),
    strip('eWgfDhCeBgShfWDeghCfAWegDhBfCehg'),
    strip('gDhfCeSgBhfeDgCheAfgDhBeCfghDehf'),
  ],
  rows: 3,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 0, 1, 2, 1],
  ],
  pays: {
    A: [80, 300, 1000],
    B: [30, 100, 400],
    C: [20, 60, 220],
    D: [17, 45, 160],
    e: [8, 25, 80],
    f: [8, 25, 80],
    g: [6, 21, 60],
    h: [6, 21, 60],
  },
  scatter: {
    3: { pay: 3, freeGames: 10 },
    4: { pay: 15, freeGames: 15 },
    5: { pay: 100, freeGames: 20 },
  },
  freeMultiplier: 2,
  maxWin: 5000,
}
