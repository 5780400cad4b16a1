import type { PNG } from 'pngjs'

/** Steps of 255 by which two drawings of one colour may differ, because a browser rounds blended colours. */
const tolerance = 8
const channels = [0, 1, 2]
const steps = [-1, 0, 1]
/** A pixel and those around it. */
const neighbours = steps.flatMap((down) => steps.map((right) => [right, down] as const))

/**
 * Counts pixels of either picture whose colour is not among, or a blend of, the colours of the same place in the
 * other one. A browser snaps a line of text that begins between two pixels to either of them, depending on earlier
 * drawing, and smooths its edges accordingly.
 */
export const differingPixels = (a: PNG, b: PNG): number => missingIn(a, b) + missingIn(b, a)

function missingIn(from: PNG, other: PNG): number {
  if (from.width !== other.width || from.height !== other.height) return from.width * from.height
  let count = 0
  for (let y = 0; y < from.height; y++) for (let x = 0; x < from.width; x++) if (!isAround(from, other, x, y)) count++
  return count
}

function isAround(from: PNG, other: PNG, x: number, y: number): boolean {
  const value = (y * from.width + x) * 4
  const around = neighbours
    .map(([right, down]) => [x + right, y + down] as const)
    .filter(([column, row]) => column >= 0 && row >= 0 && column < other.width && row < other.height)
    .map(([column, row]) => (row * other.width + column) * 4)
  return channels.every((channel) => {
    const found = around.map((place) => other.data[place + channel] ?? 0)
    const wanted = from.data[value + channel] ?? 0
    return wanted >= Math.min(...found) - tolerance && wanted <= Math.max(...found) + tolerance
  })
}
