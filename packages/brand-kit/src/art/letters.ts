import { accents } from './accents.ts'

/** A capital as strokes in a box of `width` × 20, and the space to its right. Round ends, one weight. */
type Letter = { width: number; strokes: string }

const letter = (width: number, strokes: string): Letter => ({ width, strokes })

/** Drawn, not typeset: a logo must look the same where no font can be trusted. */
const letters: Record<string, Letter> = {
  A: letter(16, 'M0 20L8 0L16 20M3.2 13H12.8'),
  B: letter(13, 'M0 0V20H7.5A5.2 5.2 0 0 0 7.5 9.6H0M0 0H6.6A4.8 4.8 0 0 1 6.6 9.6'),
  C: letter(15, 'M15 3.6A9 10 0 1 0 15 16.4'),
  D: letter(15, 'M0 0V20H5A10 10 0 0 0 5 0Z'),
  E: letter(11, 'M11 0H0V20H11M0 9.8H9'),
  F: letter(11, 'M11 0H0V20M0 9.8H9'),
  G: letter(16, 'M15 3.6A9 10 0 1 0 16 13V10.5H10'),
  H: letter(14, 'M0 0V20M14 0V20M0 9.8H14'),
  I: letter(0, 'M0 0V20'),
  J: letter(9, 'M9 0V14A5 6 0 0 1 0 15'),
  K: letter(13, 'M0 0V20M12 0L0 11.5M4.6 7.4L13 20'),
  L: letter(10, 'M0 0V20H10'),
  M: letter(18, 'M0 20V0L9 13L18 0V20'),
  N: letter(14, 'M0 20V0L14 20V0'),
  O: letter(18, 'M9 0A9 10 0 0 1 9 20A9 10 0 0 1 9 0Z'),
  P: letter(12, 'M0 20V0H6.4A5.6 5.6 0 0 1 6.4 11.4H0'),
  Q: letter(18, 'M9 0A9 10 0 0 1 9 20A9 10 0 0 1 9 0ZM11.5 13.5L18 20.5'),
  R: letter(13, 'M0 20V0H6.6A5.4 5.4 0 0 1 6.6 11H0M6 11L13 20'),
  S: letter(12, 'M11.4 3.4C9.6-.6 1-1 1 5C1 11.4 12 8.6 12 15C12 21 2.4 21 0 16.2'),
  T: letter(14, 'M0 0H14M7 0V20'),
  U: letter(14, 'M0 0V13A7 7 0 0 0 14 13V0'),
  V: letter(15, 'M0 0L7.5 20L15 0'),
  W: letter(22, 'M0 0L5.5 20L11 3L16.5 20L22 0'),
  X: letter(14, 'M0 0L14 20M14 0L0 20'),
  Y: letter(14, 'M0 0L7 10.5L14 0M7 10.5V20'),
  Z: letter(13, 'M0 0H13L0 20H13'),
  Ø: letter(18, 'M9 0A9 10 0 0 1 9 20A9 10 0 0 1 9 0ZM2 19L16 1'),
  Đ: letter(17, 'M2 0V20H7A10 10 0 0 0 7 0ZM-1.500 9.800H7'),
  Ð: letter(17, 'M2 0V20H7A10 10 0 0 0 7 0ZM-1.500 9.800H7'),
  Ł: letter(12, 'M2 0V20H12M-1.500 12.500L7 7.500'),
  0: letter(14, 'M7 0A7 10 0 0 1 7 20A7 10 0 0 1 7 0Z'),
  1: letter(6, 'M0 4L6 0V20'),
  2: letter(12, 'M.5 5A5.6 5.2 0 1 1 10 9L0 20H12'),
  3: letter(12, 'M1 2.6A5.4 4.6 0 1 1 6 9.4A5.6 5.4 0 1 1 0 16.4'),
  4: letter(14, 'M10.500 20V0L0 14.500H14'),
  5: letter(12, 'M11 0H2L1 8.6A6 6 0 1 1 0 16.500'),
  6: letter(13, 'M10 0L2 9.500A6.500 6.500 0 1 0 6.500 7.500'),
  7: letter(12, 'M0 0H12L4.500 20'),
  8: letter(13, 'M6.5 9.4A4.6 4.6 0 1 1 6.6 9.4A5.4 5.4 0 1 1 6.4 9.4Z'),
  9: letter(13, 'M3 20L11 10.500A6.500 6.500 0 1 0 6.500 12.500'),
  '&': letter(
    15,
    'M15 20L3.4 6.400C.6 1.600 9.800-1.800 9.600 4C9.400 8.400 0 8.600 0 14.800C0 21.600 11.600 21.800 14 11',
  ),
  '-': letter(8, 'M0 10.500H8'),
  "'": letter(1, 'M.6 0L0 4.500'),
  '.': letter(1, 'M.5 19.500V20'),
  ' ': letter(5, ''),
}

const gap = 6.5
/** How much higher a second mark sits. */
const lift = 5.5

/** Letters that no mark takes apart, as those they are drawn with. */
const apart: Readonly<Record<string, string>> = { ß: 'SS', Æ: 'AE', Œ: 'OE', ı: 'I', Þ: 'TH' }

/** Capitals, each followed by its marks; the dot of a small i is none. */
const capitals = (text: string) =>
  text
    .replaceAll(/[ßÆŒıÞ]/gi, (sign) => apart[sign] ?? apart[sign.toUpperCase()] ?? sign)
    .toUpperCase()
    .normalize('NFD')

/** A letter with its marks, the second one above the first; undefined for a mark that is not drawn here. */
function withMarks({ width, strokes }: Letter, marks: string): string | undefined {
  let raised = 0
  let all = strokes
  for (const mark of marks) {
    const accent = accents[mark]
    if (!accent) return undefined
    all += shifted(accent.strokes, width / 2, accent.isAbove ? -raised : 0)
    if (accent.isAbove) raised += lift
  }
  return all
}

/** A line of writing as one path that starts at 0 0 and is 20 high, with marks that rise above it; null when a sign is missing, as in other scripts. */
export function writing(text: string): { d: string; width: number; rise: number } | null {
  let x = 0
  let rise = 0
  const parts: string[] = []
  for (const [, sign = '', marks = ''] of capitals(text).matchAll(/(\P{M})(\p{M}*)/gu)) {
    const found = letters[sign]
    const drawn = found && withMarks(found, marks)
    if (!found || drawn === undefined) return null
    parts.push(shifted(drawn, x))
    x += found.width + gap
    const stacked = [...marks].filter((mark) => accents[mark]?.isAbove).length
    rise = Math.max(rise, stacked === 0 ? 0 : 9 + (stacked - 1) * lift)
  }
  return { d: parts.join(''), width: Math.max(0, x - gap), rise }
}

const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 }
const short = (value: number) => String(Math.round(value * 100) / 100)

/** The same strokes further right and down. All commands of the letters are absolute. */
const shifted = (strokes: string, right: number, down = 0) =>
  [...strokes.matchAll(/([MLHVCAZ])([^MLHVCAZ]*)/g)]
    .map(([, command = '', rest = '']) => {
      const size = counts[command] ?? 0
      const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      const moved = numbers.map((value, at) => value + moveOf(command, at % (size || 1), right, down))
      return command + moved.map(short).join(' ')
    })
    .join('')

function moveOf(command: string, at: number, right: number, down: number): number {
  if (command === 'V') return down
  if (command !== 'A') return at % 2 === 0 ? right : down
  return [0, 0, 0, 0, 0, right, down][at] ?? 0
}
