/** Round steps that cover the values, from below the minimum to above the maximum; includes zero by default. */
export function niceTicks(values: readonly number[], count = 4, fromZero = true): number[] {
  const known = values.filter(Number.isFinite)
  const [min, max] = extent(fromZero || known.length === 0 ? [0, ...known] : known)
  const step = niceStep((max - min || Math.abs(max) || 1) / count)
  const first = Math.floor(min / step)
  const last = Math.max(first + 1, Math.ceil(max / step))
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
}

/** Minimum and maximum. Not by spread arguments, whose number is limited. */
export const extent = (values: readonly number[]): [min: number, max: number] =>
  values.reduce<[number, number]>(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )

/** The next 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999_999) ?? 10
  return factor * power
}

/** Without the dust of binary fractions: 0.3, not 0.30000000000000004. */
const tidy = (value: number) => Number(value.toPrecision(12))

/** Maps a value of the ticks' range to a height from the top. */
export function heightOf(ticks: readonly number[], height: number): (value: number) => number {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  return (value) => height - ((value - low) / (high - low || 1)) * height
}

/** Places of a row of labels that can be written without crowding: the first, the last, and evenly between. */
export function labelPlaces(count: number, room: number): number[] {
  if (count <= 0) return []
  if (count <= room) return Array.from({ length: count }, (_, index) => index)
  const parts = Array.from({ length: Math.max(1, room - 1) }, (_, index) => Math.max(1, room - 1) - index)
  const even = parts.find((candidate) => (count - 1) % candidate === 0) ?? 1
  return Array.from({ length: even + 1 }, (_, index) => (index * (count - 1)) / even)
}
