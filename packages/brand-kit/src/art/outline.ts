import type { Pen } from './svg.ts'

export type Place = { x: number; y: number; scale: number; turn: number }
type Point = readonly [x: number, y: number]
/** A shape as the data of a path, and the attributes that colour it: shapes of one look can share one element. */
export type Outline = { d: string; look: string }

const half = (value: number) => Math.round(value * 2) / 2
/** Whole units are short to write and too fine to see; only a small shape would look uneven. */
const roundFor = ({ scale }: Place) => (scale < 1.2 ? half : Math.round)
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Numbers in the fewest characters that a path can hold. */
const list = (values: readonly number[]) =>
  values
    .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-')

const toPlace =
  ({ x, y, scale, turn }: Place) =>
  ([left, top]: Point): Point => {
    const [sin, cos] = [Math.sin(radians(turn)) * scale, Math.cos(radians(turn)) * scale]
    return [x + left * cos - top * sin, y + left * sin + top * cos]
  }

type Step = { letter: string; points: Point[] }

/** Reads absolute steps, one a letter; a level or an upright line becomes any line, which can turn. */
function stepsOf(d: string): Step[] {
  let last: Point = [0, 0]
  return [...d.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)].map(([, letter = '', rest = '']) => {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const points = pointsOf(letter, values, last)
    last = points.at(-1) ?? last
    return { letter: letter === 'H' || letter === 'V' ? 'L' : letter, points }
  })
}

function pointsOf(letter: string, values: readonly number[], [x, y]: Point): Point[] {
  if (letter === 'H') return values.map((value) => [value, y])
  if (letter === 'V') return values.map((value) => [x, value])
  return Array.from({ length: values.length / 2 }, (_, i) => [values[i * 2] ?? 0, values[i * 2 + 1] ?? 0])
}

/** The path at a place; its steps are relative, because small numbers are short. */
function moved(d: string, place: Place): string {
  const [at, round] = [toPlace(place), roundFor(place)]
  let [fromX, fromY] = [0, 0]
  const write = ({ letter, points }: Step) => {
    const ends = points.map(at).map(([x, y]): Point => [round(x), round(y)])
    const relative = ends.flatMap(([x, y]) => [x - fromX, y - fromY])
    ;[fromX, fromY] = ends.at(-1) ?? [fromX, fromY]
    return letter === 'M' ? `M${list(ends.flat())}` : letter.toLowerCase() + list(relative)
  }
  return stepsOf(d).map(write).join('')
}

/** An ellipse as one arc that ends a hair before its start. Circles about one centre begin alike, which packs well. */
function ring([x, y]: Point, rx: number, ry: number, turn: number): string {
  const edge = [-half(rx * Math.cos(radians(turn))), -half(rx * Math.sin(radians(turn)))]
  return `M${list([x, y].map(Math.round))}m${list(edge)}a${list([half(rx), half(ry), turn, 1, 1, 0, 0.1])}z`
}

/** The box without its edge; a line with round joins draws the edge and the corners. */
const inset = (x: number, y: number, width: number, height: number, edge: number) =>
  `M${x + edge} ${y + edge}H${x + width - edge}V${y + height - edge}H${x + edge}Z`

const filled = (d: string, fill: string, more = ''): Outline => ({ d, look: `fill="${fill}"${more && ` ${more}`}` })
const stroke = (colour: string, width: number, more: string) =>
  `stroke="${colour}" stroke-width="${half(width)}" stroke-linejoin="round"${more && ` ${more}`}`

/** Draws outlines at a place. Strokes are as wide as at the usual scale: only those of one width can share an element. */
export function outlinePen(place: Place, usual: number): Pen<Outline> {
  const { scale, turn } = place
  const at = toPlace(place)
  return {
    path: (d, fill, more) => filled(moved(d, place), fill, more),
    circle: (x, y, r, fill, more) => filled(ring(at([x, y]), r * scale, r * scale, 0), fill, more),
    oval: (x, y, rx, ry, fill, more) => filled(ring(at([x, y]), rx * scale, ry * scale, turn), fill, more),
    rect: (x, y, width, height, round, fill, more = '') => {
      const d = moved(inset(x, y, width, height, (round * usual) / scale), place)
      return filled(d, fill, stroke(fill, 2 * round * usual, more))
    },
    line: (d, colour, width, more = '') =>
      filled(moved(d, place), 'none', `stroke-linecap="round" ${stroke(colour, width * usual, more)}`),
  }
}
