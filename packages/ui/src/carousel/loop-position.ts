/** Whether a row of `count` runs in a ring: only when there are more than the threshold, never with nothing to repeat. */
export const loopsRound = (count: number, loopsAbove: number) => count > Math.max(0, loopsAbove)

/** The same place of a ring inside of its middle copy; `lap` is the length of one copy. */
export function inMiddleCopy(position: number, lap: number): number {
  if (lap <= 0) return position
  return lap + ((((position - lap) % lap) + lap) % lap)
}

/** The nearest of all positions of the same slide. */
export function nearestCopy(position: number, goal: number, lap: number): number {
  if (lap <= 0) return goal
  return goal + Math.round((position - goal) / lap) * lap
}

/** Slides per step: the visible number, but never past all of the hidden ones. */
export const stepOf = (count: number, inView: number) => Math.max(1, Math.min(inView, count - inView))
