/** A card of 5 × 5 by columns of fifteen numbers each; the centre is free. */
export const highestBall = 75
export const balls = 34
export const cards = 1_000_000
export const centre = 12

/** Numbers of a card, row by row; 0 is the free centre. The same number always gives the same card. */
export function cardOf(number: number): number[] {
  let state = (Math.imul(number + 1, 2_654_435_761) ^ 0x5bd1e995) >>> 0
  const below = (max: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
  const columns = Array.from({ length: 5 }, (_, column) => {
    const left = Array.from({ length: 15 }, (__, at) => column * 15 + at + 1)
    return Array.from({ length: 5 }, () => left.splice(below(left.length), 1)[0] as number)
  })
  return Array.from({ length: 25 }, (_, cell) =>
    cell === centre ? 0 : (columns[cell % 5]?.[Math.floor(cell / 5)] as number),
  )
}

const five = [0, 1, 2, 3, 4]
/** Cells of the twelve lines: rows, columns, both diagonals. */
export const lines: readonly (readonly number[])[] = [
  ...five.map((row) => five.map((column) => row * 5 + column)),
  ...five.map((column) => five.map((row) => row * 5 + column)),
  five.map((at) => at * 6),
  five.map((at) => (at + 1) * 4),
]

/** Lines of a card that are complete. */
export const complete = (card: readonly number[], drawn: ReadonlySet<number>): number[] =>
  lines.flatMap((cells, line) =>
    cells.every((cell) => cell === centre || drawn.has(card[cell] as number)) ? line : [],
  )

/** Pay by the number of complete lines, in hundredths of the stake; twelve is a full house. */
export const linePays: readonly number[] = [
  0, 200, 800, 5_000, 20_000, 120_000, 300_000, 500_000, 500_000, 500_000, 500_000, 500_000, 500_000,
]
