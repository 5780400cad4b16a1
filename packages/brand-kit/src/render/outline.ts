import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Buffer as Line, shape } from 'harfbuzzjs'
import { fontOf } from './woff.ts'

/** A line of writing as one filled path, `width` × `height`, from 0 0. */
export type Outline = { d: string; width: number; height: number }

const require = createRequire(import.meta.url)

/** Fonts of the tree, by a sign of their script. */
const fonts: readonly (readonly [sign: RegExp, file: () => string])[] = [
  [
    /\p{Script=Devanagari}/u,
    () => require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff'),
  ],
  [
    /\p{Script=Bengali}/u,
    () => require.resolve('@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff'),
  ],
  [
    /\p{Script=Arabic}/u,
    () => require.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff'),
  ],
]

/**
 * The outlines of a name, `height` high at most and `room` wide at most, so that it looks the same on every device.
 * Null for a script without a font here, and where the font lacks a sign.
 */
export function outlineOf(text: string, height: number, room: number): Outline | null {
  const [, file] = fonts.find(([sign]) => sign.test(text)) ?? []
  if (file === undefined) return null
  const font = new Font(new Face(new Blob(fontOf(readFileSync(file())))))
  const line = new Line()
  line.addText(text)
  line.guessSegmentProperties()
  shape(font, line)
  const glyphs = line.getGlyphInfosAndPositions()
  if (glyphs.some(({ codepoint }) => codepoint === 0)) return null
  let pen = 0
  const points: Point[] = []
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
    points.push(...pointsOf(font.glyphToPath(codepoint), pen + xOffset, yOffset))
    pen += xAdvance
  }
  return points.length === 0 ? null : fitted(points, height, room)
}

/** A command with its coordinates. */
type Point = { command: string; pairs: (readonly [x: number, y: number])[] }

const pointsOf = (path: string, right: number, up: number): Point[] =>
  [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const pairs = numbers.flatMap((x, at) => (at % 2 === 0 ? [[x + right, (numbers[at + 1] ?? 0) + up] as const] : []))
    return { command, pairs }
  })

/** Turned upside down, because fonts count upwards, and scaled into the room. */
function fitted(points: readonly Point[], height: number, room: number): Outline {
  const all = points.flatMap(({ pairs }) => pairs)
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const [across, down] = [Math.max(...xs) - left, top - Math.min(...ys)]
  const scale = Math.min(height / down, room / across)
  const short = (value: number) => String(Math.round(value * scale * 100) / 100)
  const d = points.map(
    ({ command, pairs }) => command + pairs.map(([x, y]) => `${short(x - left)} ${short(top - y)}`).join(' '),
  )
  return { d: d.join(''), width: across * scale, height: down * scale }
}
