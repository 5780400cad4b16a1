type Options = {
  /** How many numbers a line takes, and how many digits each has. */
  picks: number
  digits: number
  /** Whether the numbers fit the play and are not on the ticket yet. */
  isFree: (picks: string[]) => boolean
  /** A whole number below the bound. */
  below: (bound: number) => number
}

/** Draws before the free lines are listed, which takes long where a play has a million of them. */
const tries = 50

/** Draws a line that is still free, each with the same chance; null if all are taken. */
export function quickPick({ picks, digits, isFree, below }: Options): string[] | null {
  const bound = 10 ** digits
  const text = (number: number) => String(number).padStart(digits, '0')
  for (let nth = 0; nth < tries; nth += 1) {
    const drawn = Array.from({ length: picks }, () => text(below(bound)))
    if (isFree(drawn)) return drawn
  }
  const lineAt = (index: number) =>
    Array.from({ length: picks }, (_, at) => text(Math.floor(index / bound ** at) % bound))
  const free: number[] = []
  for (let index = 0; index < bound ** picks; index += 1) if (isFree(lineAt(index))) free.push(index)
  const chosen = free[below(free.length)]
  return chosen === undefined ? null : lineAt(chosen)
}
