import type { Light } from './banner-light.ts'
import type { Random } from './random.ts'
import { circle, each, line, n } from './svg.ts'

const strength = (opacity: number) => `stroke-opacity="${Number(opacity.toFixed(2))}"`

/**
 * Lamps along a wire that counts as 15 long, in one element, because a page pays per element: a dash of no length with
 * round ends is a disc. `dashes` is the rhythm and `first` the place of the first disc.
 */
const lamps = (
  wire: string,
  radius: number,
  fill: string,
  [dashes, first]: readonly [string, number],
  opacity: number,
) =>
  line(
    wire,
    fill,
    radius * 2,
    `pathLength="15" stroke-dasharray="${dashes}" stroke-dashoffset="${-first}" ${strength(opacity)}`,
  )

const all = ['0 1', 0.5] as const
const sparks = ['0 3', 0.5] as const
const others = ['0 1 0 2', 1.5] as const

/** Two wires of lamps across the sky, the lower one fainter. */
export const ropes = (light: Light, slack: number, roll: Random) =>
  each(2, (row) => {
    const [y, sag] = [-6 + row * 46 * slack, roll.between(70, 110) * slack]
    const opacity = row ? 0.55 : 1
    const wire = (drop: number) => `M-40 ${n(y + drop)}Q640 ${n(y + drop + sag * 2)} 1320 ${n(y + drop)}`
    return (
      line(wire(0), light.spark, 2.5, strength(0.6 * opacity)) +
      lamps(wire(14), 26, light.glow, all, 0.13 * opacity) +
      lamps(wire(14), 9, light.glow, others, opacity) +
      lamps(wire(14), 9, light.spark, sparks, opacity)
    )
  })

/** Fourteen rays of light from a point: dashes of a circle whose line is so wide that it reaches its centre. */
export const beams = (x: number, y: number, turn: number, fill: string) =>
  circle(
    x,
    y,
    380,
    'none',
    `stroke="${fill}" stroke-width="760" stroke-opacity=".08" pathLength="14" stroke-dasharray=".374 .626" transform="rotate(${n(turn - 94.8)} ${x} ${y})"`,
  )
