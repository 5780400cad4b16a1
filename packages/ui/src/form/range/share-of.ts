/** How far a value lies between two ends, 0 to 1; 0 when the ends leave no room or the value is no number. */
export function shareOf(value: number, min: number, max: number): number {
  const share = (value - min) / (max - min)
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0
}
