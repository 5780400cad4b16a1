import { type SymbolCode, strip } from '../reels/symbols.ts'

export type ClusterCode = 'A' | 'B' | 'C' | 'D' | 'e' | 'f' | 'g' | 'h'
export const side = 7

export type ClusterMachine = {
  strips: readonly (readonly SymbolCode[])[]
  /** Pay by size of the cluster, in hundredths of the stake: 5, 6, 7, 8, 9, 10–11, 12–14, 15 and more. */
  pays: Readonly<Record<ClusterCode, readonly number[]>>
  /** Multiplier of a cell after its first, second, … burst; the last is the maximum. Cells of a cluster add up. */
  heat: readonly number[]
  /** Free games for three scatters in the grid at the end of a paid spin; three reels have a scatter. */
  freeGames: number
  /** Highest win of a round, in hundredths of the stake. */
  maxWin: number
}

export const minCluster = 5
const steps = [5, 6, 7, 8, 9, 10, 12, 15]
/** Column of the paytable for a size. */
export const tierOf = (size: number): number => steps.findLastIndex((from) => size >= from)
export const tierLabels = ['5', '6', '7', '8', '9', '10–11', '12–14', '15+'] as const

export const cluster: ClusterMachine = {
  strips: [
    strip('hggghhhfBffCffBBgBAAeeDDeCggDAhhCCfeeD'),
    strip('eeDggCDDfCChhfDgggeeSBghhhffhffACAABeBB'),
    strip('ffAAeeDDABehhCBgggDgghBBhhhCfeeffgCCfD'),
    strip('BffhhAfCCffBBeeSeeghehhhggAADCDCBDDgggf'),
    strip('CeegDeeChCCgggBffeeAAggffDDhhhBBADfhhBf'),
    strip('BhhhfBBCAAggSDfhhgggffDDhCeAeegCCffBeeD'),
    strip('BBAAhfeegCCDACggeBffChhgggffeehhhDfBDD'),
  ],
  pays: {
    A: [100, 150, 250, 400, 600, 1_000, 2_500, 10_000],
    B: [60, 90, 140, 220, 350, 600, 1_500, 6_000],
    C: [50, 75, 110, 170, 260, 450, 1_000, 4_000],
    D: [40, 60, 90, 130, 200, 350, 800, 3_000],
    e: [20, 30, 45, 65, 100, 180, 400, 1_500],
    f: [20, 30, 45, 65, 100, 180, 400, 1_500],
    g: [20, 30, 45, 65, 100, 180, 400, 1_500],
    h: [20, 30, 45, 65, 100, 180, 400, 1_500],
  },
  heat: [2, 4, 8, 16],
  freeGames: 8,
  maxWin: 500_000,
}
