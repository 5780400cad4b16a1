type Options = {
  /** How many numbers a line takes, and how many digits each has. */
  picks: number
  digits: number
  /** Whether the numbers fit the play and are not on the ticket yet. */
  isFree: (picks: string[]) => boolean
  /** A whole number below the bound. */
  below: (bound: number) => number
}

const tries = 50

/** Draws the numbers of a line that is still free; null if all are taken. */
export function quickPick({ picks, digits, isFree, below }: Options): string[] | null {
  const bound = 10 ** digits
  const text = (number: number) => String(number % bound).padStart(digits, '0')
  for (let nth = 0; nth < tries; nth += 1) {
    const drawn = Array.from({ length: picks }, () => text(below(bound)))
    if (isFree(drawn)) return drawn
  }
  // Few lines are free: search those of the play, from a random start.
  const from = below(bound)
  for (let step = 0; picks === 1 && step < bound; step += 1) {
    const next = [text(from + step)]
    if (isFree(next)) return next
  }
  return null
}
