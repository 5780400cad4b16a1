import { randomBytes } from 'node:crypto'

const range = 1n << 64n
const draw64 = () => randomBytes(8).readBigUInt64BE()

/** Evenly from 0 to `limit` - 1: draws that would favour small numbers are drawn again. */
export function evenlyBelow(limit: bigint, draw: () => bigint = draw64): bigint {
  const fair = range - (range % limit)
  for (;;) {
    const drawn = draw()
    if (drawn < fair) return drawn % limit
  }
}
