import type { Random } from '../random.ts'
import { n } from '../svg.ts'

/** A rolling outline at height `y`, closed at the bottom edge. */
export const ridge = (y: number, rise: number, roll: Random) => {
  const a = roll.between(-rise, rise)
  const b = roll.between(-rise, rise)
  return `M-10 410V${n(y + a)}C40 ${n(y - rise + b)} 80 ${n(y + rise)} 140 ${n(y - a * 0.4)}S250 ${n(y - rise)} 310 ${n(y + b)}V410Z`
}
