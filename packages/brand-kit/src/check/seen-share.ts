import { contrast } from '../tokens/color.ts'

type Rgb = readonly [red: number, green: number, blue: number]

const hex = ([...rgb]: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
const rgbOf = (colour: string): Rgb => {
  const digits = colour.length < 7 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1)
  const at = (index: number) => Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16)
  return [at(0), at(1), at(2)]
}

/**
 * The share of a picture's inked columns with enough contrast to the ground (WCAG 2.2, 1.4.11). A column counts once,
 * so that a bright sign does not make up for letters that vanish. `data` is RGBA, row by row.
 */
export function seenShare(
  data: ArrayLike<number>,
  { width, height }: { width: number; height: number },
  ground: string,
) {
  const below = rgbOf(ground)
  const known = new Map<string, boolean>()
  const isSeen = (colour: string) => {
    const before = known.get(colour) ?? contrast(colour, ground) >= 3
    known.set(colour, before)
    return before
  }
  const alpha = (at: number) => (data[at + 3] ?? 0) / 255
  const colour = (at: number) => {
    const mixed = below.map((value, channel) => (data[at + channel] ?? 0) * alpha(at) + value * (1 - alpha(at)))
    return hex(mixed as unknown as Rgb)
  }
  const rows = Array.from({ length: height }, (_, y) => y)
  const columns = Array.from({ length: width }, (_, x) =>
    rows.map((y) => 4 * (y * width + x)).filter((at) => alpha(at) >= 0.5),
  )
  const inked = columns.filter((column) => column.length > 0)
  // One such pixel is enough for its column, so that the colours of the others are not worked out.
  const seen = inked.filter((column) => column.some((at) => isSeen(colour(at))))
  return inked.length === 0 ? 0 : seen.length / inked.length
}
