/** Visitor specification §4 and §9: +165.11 every 3000 ms. */
export const jackpotStep = 3000
const stepCents = 16_511n
const dayMs = 86_400_000
const floorCents = 100_000_000n

/** Cents shown at a moment; derived from the time of day, so that all visitors see the same figure. */
export const jackpotCents = (ms: number): bigint =>
  floorCents + BigInt(Math.floor((ms % dayMs) / jackpotStep)) * stepCents

export const centsText = (cents: bigint): string => `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`
export const nextCents = (cents: bigint): bigint => cents + stepCents
