/** Slips that a word of this length is forgiven. */
const slips = (length: number): number => (length <= 2 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3)

/**
 * Edit distance: letters to change, add, leave out or swap with a neighbour. People rarely mistype the first letter,
 * so a different one counts twice.
 */
export function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, k) => k)]
  const at = (i: number, k: number) => rows[i]?.[k] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let k = 1; k <= b.length; k += 1) {
      const same = a[i - 1] === b[k - 1] ? 0 : 1
      const swapped = a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1] ? at(i - 2, k - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(at(i - 1, k) + 1, at(i, k - 1) + 1, at(i - 1, k - 1) + same, swapped))
    }
  }
  return at(a.length, b.length) + (a[0] === b[0] ? 0 : 1)
}

/** The words that are closest to the typed one, as long as they are close enough; several when equally close. */
export function similarWords(typed: string, words: readonly string[]): string[] {
  const measured = words.map((word) => ({ word, slips: slipsBetween(typed, word) }))
  const fewestSlips = Math.min(...measured.map((each) => each.slips))
  if (fewestSlips > slips(typed.length)) return []
  return measured.filter((each) => each.slips === fewestSlips).map(({ word }) => word)
}
