import type { Problem } from '../problem/problems.ts'
import { imageSize } from './image-size.ts'
import type { RequiredAsset, Size } from './required-assets.ts'

/** The rules for a picture, wherever its file is. */
export type Wanted = Pick<RequiredAsset, 'key' | 'size' | 'maxBytes'>

/** A picture that is not of its stated size, that cannot be read, or that is too heavy; `file` is the name to report. */
export function judgeAsset(file: string, bytes: Uint8Array, { key, size, maxBytes }: Wanted): Problem[] {
  const expected = `a picture of ${sizeText(size)}`
  const measured = imageSize(file, bytes)
  const heavy =
    bytes.length > maxBytes ? [{ file, key, expected: `at most ${kB(maxBytes)}`, found: kB(bytes.length) }] : []
  if ('mistake' in measured) return [{ file, key, expected, found: measured.mistake }, ...heavy]
  const fits = within(measured.width, size.width) && within(measured.height, size.height)
  return fits ? heavy : [{ file, key, expected, found: `${measured.width} × ${measured.height}` }, ...heavy]
}

/** The same for a drawing that is given as text. */
export const judgeDrawing = (file: string, svg: string, wanted: Wanted): Problem[] =>
  judgeAsset(file, new TextEncoder().encode(svg), wanted)

const within = (value: number, wanted: Size['width']) =>
  typeof wanted === 'number' ? value === wanted : wanted[0] <= value && value <= wanted[1]

export const sizeText = ({ width, height }: Size) => `${sideText(width)} × ${sideText(height)}`
const sideText = (side: Size['width']) => (typeof side === 'number' ? `${side}` : `${side[0]}–${side[1]}`)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
