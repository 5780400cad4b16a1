export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number }

/** Remaining whole seconds; the last second counts until it is over. */
export const secondsLeft = (until: number, now: number) => {
  const left = Math.ceil((until - now) / 1000)
  return Number.isFinite(left) ? Math.max(0, left) : 0
}

export const partsOf = (seconds: number): CountdownParts => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
})

/** Moments at which the time left is announced: an hour, ten minutes, five, one, ten seconds. */
export const announcedAt: readonly number[] = [3600, 600, 300, 60, 10]

/** The announced moment that has just been reached or slept through, if any. */
export const announcement = (before: number, now: number) =>
  announcedAt.findLast((moment) => before > moment && now <= moment && now > 0)
