import type { Grid, SymbolCode } from './symbols.ts'

/**
 * Reels whose winning symbols vanish: symbols above drop, and the strip continues from above. A round is decided
 * by its stops alone, so every round can be played out.
 */
export type Tumbler = { grid: Grid; drop: (gone: readonly (readonly boolean[])[]) => void }

export function tumbler(strips: readonly (readonly SymbolCode[])[], stops: readonly number[], rows: number): Tumbler {
  const grid: Grid = []
  const above: number[] = []
  for (let reel = 0; reel < strips.length; reel += 1) {
    const strip = strips[reel] as readonly SymbolCode[]
    const stop = stops[reel] as number
    const column: SymbolCode[] = []
    for (let row = 0; row < rows; row += 1) column.push(strip[(stop + row) % strip.length] as SymbolCode)
    grid.push(column)
    above.push((stop + strip.length - 1) % strip.length)
  }
  const fall = (reel: number, marks: readonly boolean[]) => {
    const strip = strips[reel] as readonly SymbolCode[]
    const fallen: SymbolCode[] = new Array(rows)
    let to = rows - 1
    const column = grid[reel] as SymbolCode[]
    for (let row = rows - 1; row >= 0; row -= 1) if (!marks[row]) fallen[to--] = column[row] as SymbolCode
    for (let at = above[reel] as number; ; at = (at + strip.length - 1) % strip.length) {
      above[reel] = at
      if (to < 0) break
      fallen[to--] = strip[at] as SymbolCode
    }
    grid[reel] = fallen
  }
  return {
    grid,
    drop(gone) {
      for (let reel = 0; reel < gone.length; reel += 1) {
        const marks = gone[reel] as readonly boolean[]
        if (marks.includes(true)) fall(reel, marks)
      }
    },
  }
}
