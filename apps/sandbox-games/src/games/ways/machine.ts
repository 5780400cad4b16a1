import { type PaidCode, type SymbolCode, strip } from '../reels/symbols.ts'

export type WaysMachine = {
  /** One strip per reel; after a win the symbols above it on the strip fall into the window. */
  strips: readonly (readonly SymbolCode[])[]
  rows: number
  /** Pay of one way of 3, 4 and 5 reels from the left, in hundredths of the stake. */
  pays: Readonly<Record<PaidCode, readonly [number, number, number]>>
  /** Multiplier of the first, second, … cascade of a spin; the last applies to all later ones. */
  ladder: readonly number[]
  freeLadder: readonly number[]
  /** Scatters in the first window of a paid spin: pay in hundredths of the stake and free games. */
  scatter: Readonly<Record<3 | 4, { pay: number; freeGames: number }>>
  /** Highest win of a round, in hundredths of the stake. */
  maxWin: number
}

/** Five reels of four: 1,024 ways. `proof.ts` plays every stop of it. */
export const ways: WaysMachine = {
  strips: [
    strip('eeeCggDffCAAhhhDDBBCCfegB'),
    strip('hhCCeegDDfffehCSWABBggD'),
    strip('BCCBBDffgggWfgDhhAhSeee'),
    strip('ffDCCfAADDheBhhhWSgggee'),
    strip('WffgeeefChCCBBAADDggBSDhh'),
  ],
  rows: 4,
  pays: {
    A: [20, 50, 180],
    B: [12, 33, 100],
    C: [10, 25, 70],
    D: [8, 20, 50],
    e: [5, 10, 26],
    f: [5, 10, 26],
    g: [4, 8, 20],
    h: [4, 8, 20],
  },
  ladder: [1, 2, 3, 5],
  freeLadder: [2, 4, 6, 10],
  scatter: { 3: { pay: 200, freeGames: 8 }, 4: { pay: 1_000, freeGames: 12 } },
  maxWin: 500_000,
}
