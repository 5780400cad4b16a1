/** Adjacent rows, both ends included. */
export type Rows = { first: number; last: number }

/** New rows that a slow phone can render in a frame. */
const threshold = 1

export const isSameRows = (a: Rows, b: Rows): boolean => a.first === b.first && a.last === b.last

const lengthOf = ({ first, last }: Rows) => last - first + 1
export const shared = (a: Rows, b: Rows): Rows => ({
  first: Math.max(a.first, b.first),
  last: Math.min(a.last, b.last),
})

/**
 * The rows of `goal` that are adjacent and known, from the first such row in view; where none is, the first in view,
 * which shows placeholders.
 */
export function reachable(goal: Rows, view: Rows, isKnown: (row: number) => boolean): Rows {
  let first = view.first
  while (first < view.last && !isKnown(first)) first += 1
  if (!isKnown(first)) return { first: view.first, last: view.first }
  let last = first
  while (last < goal.last && isKnown(last + 1)) last += 1
  while (first > goal.first && isKnown(first - 1)) first -= 1
  return { first, last }
}

/** Whether `goal` adds more rows than one frame should render. */
export function isMuch(drawn: Rows, goal: Rows): boolean {
  const stay = lengthOf(shared(drawn, goal))
  return stay > 0 && lengthOf(goal) - stay > threshold
}

/** The rows of both, or, where they are apart, the first row of `goal` in view. */
export function kept(drawn: Rows, goal: Rows, view: Rows): Rows {
  const both = shared(drawn, goal)
  return lengthOf(both) > 0 ? both : { first: view.first, last: view.first }
}

/** `drawn` and the row of `goal` that is wanted next: those in view, then those below, then those above. */
export function grown(drawn: Rows, goal: Rows, view: Rows): Rows {
  const { first, last } = drawn
  if (last < view.last) return { first, last: last + 1 }
  if (first > view.first) return { first: first - 1, last }
  return last < goal.last ? { first, last: last + 1 } : { first: Math.max(goal.first, first - 1), last }
}
