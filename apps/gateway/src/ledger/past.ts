import { AsyncLocalStorage } from 'node:async_hooks'

const past = new AsyncLocalStorage<{ next: number }>()

/**
 * Gives all postings of the work this time, a second apart: for the history of a demo world, which is made in one go.
 * The work posts in the order of time, and later than everything that its accounts have.
 */
export const asOf = <T>(at: Date, work: () => Promise<T>): Promise<T> => past.run({ next: at.getTime() }, work)

/** The time at which a posting happens, if that is not now. */
export function pastTime(): Date | undefined {
  const clock = past.getStore()
  if (!clock) return undefined
  const at = new Date(clock.next)
  clock.next += 1_000
  return at
}

/** The same for a number that a posting will name, which moves no time on. */
export function pastDay(): Date | undefined {
  const clock = past.getStore()
  return clock && new Date(clock.next)
}
