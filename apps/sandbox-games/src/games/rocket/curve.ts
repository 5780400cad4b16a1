/** Multipliers are in hundredths: 100 is the stake itself. */
export const lowestTarget = 101
export const highestTarget = 100_000
/** Equally likely numbers that decide where a flight ends. */
export const ways = 1_000_000_000
/** A flight reaches `t` in `ceil(share / t)` of all cases, so every target returns 96.50% of the stake. */
const share = 96_500_000_000

export const waysToReach = (target: number): number => Math.ceil(share / target)

/** Where a drawn number lets the flight end: the highest multiplier that is still reached; 100 is a failed start. */
export function crashAt(drawn: number): number {
  if (drawn < waysToReach(highestTarget)) return highestTarget
  const last = Math.ceil(share / (drawn + 1))
  for (let point = Math.min(last + 1, highestTarget); point >= lowestTarget; point -= 1)
    if (drawn < waysToReach(point)) return point
  return 100
}

/** The curve itself, for drawing. */
export const curveAt = (ms: number): number => 100 + (ms * (ms + 6_000)) / 600_000

/** Height after a time, in hundredths: exponential, in integers, so that all clients compute the same. */
export const heightAt = (ms: number): number => Math.min(Math.floor(curveAt(ms)), highestTarget)

/** First millisecond at which a height is reached. */
export function msUntil(height: number): number {
  const ms = Math.max(0, Math.floor(Math.sqrt(9e6 + (height - 100) * 600_000) - 3_000) - 2)
  let at = ms
  while (heightAt(at) < height) at += 1
  return at
}
