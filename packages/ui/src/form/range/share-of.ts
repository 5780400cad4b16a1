/** Position of a value between two ends, 0 to 1; 0 for an empty range or NaN. */
export function shareOf(value: number, min: number, max: number): number {
  const share = (value - min) / (max - min)
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0
}
