/** Numbers of the short game: some of 36 are picked, nine are drawn. */
export const highestNumber = 36
export const drawn = 9
export const minPicks = 1
export const maxPicks = 8

/** Pay in hundredths of the stake by number of picks (row) and of hits (column). */
export const kenoPays: Readonly<Record<number, readonly number[]>> = {
  1: [0, 386],
  2: [0, 100, 1_000],
  3: [0, 0, 300, 4_700],
  4: [0, 0, 150, 800, 15_500],
  5: [0, 0, 0, 550, 3_700, 60_000],
  6: [0, 0, 0, 300, 1_500, 11_500, 100_000],
  7: [0, 0, 0, 100, 800, 4_700, 60_000, 500_000],
  8: [0, 0, 0, 100, 500, 1_900, 11_000, 100_000, 500_000],
}

export const hitsOf = (picks: readonly number[], balls: readonly number[]): number =>
  picks.filter((pick) => balls.includes(pick)).length
