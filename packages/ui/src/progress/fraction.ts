/** How full, from 0 to 1; nothing when it is not known. */
export function fractionOf(value: number | undefined, max: number): number | undefined {
  if (value === undefined || Number.isNaN(value)) return
  if (!(max > 0)) return 0
  return Math.min(1, Math.max(0, value / max))
}
