/** A mark about the middle of its letter: above when it ends over the capital's top at 0, else below its foot at 20. */
type Accent = { strokes: string; isAbove: boolean }

const above = (strokes: string): Accent => ({ strokes, isAbove: true })
const below = (strokes: string): Accent => ({ strokes, isAbove: false })

/** Combining marks of Unicode on Latin letters, as strokes around x = 0. */
export const accents: Readonly<Record<string, Accent>> = {
  '\u0300': above('M-3 -8L2 -4.5'),
  '\u0301': above('M-2 -4.5L3 -8'),
  '\u0302': above('M-4.500 -4.5L0 -8.5L4.500 -4.5'),
  '\u0303': above('M-5 -5C-3.500 -9 -1.500 -8 0 -6.500C1.500 -5 3.500 -4 5 -8'),
  '\u0304': above('M-4.500 -6H4.500'),
  '\u0306': above('M-4.500 -8.5A4.500 4.500 0 0 0 4.500 -8.5'),
  '\u0307': above('M0 -6.500V-6'),
  '\u0308': above('M-3.500 -6.500V-6M3.500 -6.500V-6'),
  '\u0309': above('M-2 -8.500A2.200 2.200 0 1 1 0 -5V-4'),
  '\u030A': above('M0 -9.500A2.500 2.500 0 0 1 0 -4.500A2.500 2.500 0 0 1 0 -9.500Z'),
  '\u030B': above('M-4.500 -4.5L-1.500 -8.5M1.500 -4.5L4.500 -8.5'),
  '\u030C': above('M-4.500 -8.5L0 -4.5L4.500 -8.5'),
  '\u031B': above('M6 1C8.500 0 9 -3 7.500 -5'),
  '\u0323': below('M0 25.500V26'),
  '\u0326': below('M.5 24L-1 28'),
  '\u0327': below('M0 20V23C4 22.500 4 28 -2.500 27'),
  '\u0328': below('M2 20C-2 24 0 28 4.500 26.500'),
}
