import { addDays, type Bounds, type Day, type DayRange, orderRange } from './day.ts'

/** The bounds of the second day once the first is taken: no more than `maxDays` days, both ends counted. */
export function secondBounds(first: Day, { min, max }: Bounds, maxDays?: number): Bounds {
  if (!maxDays) return { min, max }
  const [early, late] = [addDays(first, 1 - maxDays), addDays(first, maxDays - 1)]
  return { min: min && early < min ? min : early || min, max: max && (late === '' || late > max) ? max : late || max }
}

/** Preview of a range while the second day is being chosen. */
export const previewOf = (first: Day, reached: Day): DayRange => orderRange({ from: first, to: reached || first })

/** Days of a range, both ends counted; 0 while one is open. */
export function lengthOf({ from, to }: DayRange): number {
  if (!(from && to)) return 0
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000) + 1
}
