import type { Problem } from '../problem/problems.ts'
import { pictureFacts } from './facts.ts'
import type { PictureFacts } from './header.ts'
import { maxPixels, maxSourceBytes } from './names.ts'

/** Codes of everything that can be wrong with a banner in pixels. */
export const pictureCodes = [
  'PICTURE_UNREADABLE',
  'PICTURE_TOO_LARGE',
  'PICTURE_TOO_HEAVY',
  'PICTURE_ANIMATED',
  'PICTURE_TOO_SMALL',
  'PICTURE_SHAPE',
  'PICTURE_CAMERA_DATA',
  'PICTURE_OVER_BUDGET',
  'PICTURE_NAME',
  'PICTURE_TWICE',
] as const
export type PictureCode = (typeof pictureCodes)[number]
export type Fault = { code: PictureCode; expected: string; found: string }

export type Size = { width: number; height: number }

/** How far the sides may be from the stated shape: more is a cut that a person should choose. */
const tolerance = 0.02
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const inWords = ({ width, height }: Size) => `${width} × ${height}`

type Rule = (facts: PictureFacts, wanted: Size) => Fault | null

const rules: readonly Rule[] = [
  ({ isWhole }) => (isWhole ? null : unreadable('a file without its end')),
  ({ isAnimated }) =>
    isAnimated ? { code: 'PICTURE_ANIMATED', expected: 'a still picture', found: 'a moving one' } : null,
  ({ width, height }, wanted) =>
    width < wanted.width || height < wanted.height
      ? { code: 'PICTURE_TOO_SMALL', expected: `at least ${inWords(wanted)}`, found: inWords({ width, height }) }
      : null,
  ({ width, height }, wanted) => {
    const off = (width / height) * (wanted.height / wanted.width)
    if (Math.abs(off - 1) <= tolerance) return null
    const cut = cutTo({ width, height }, wanted)
    const advice = cut.width < wanted.width ? '' : `, cut to ${inWords(cut)}`
    const expected = `the shape of ${inWords(wanted)}${advice}`
    return { code: 'PICTURE_SHAPE', expected, found: inWords({ width, height }) }
  },
  ({ camera }) =>
    camera === 'none'
      ? null
      : {
          code: 'PICTURE_CAMERA_DATA',
          expected: 'a picture without what the camera wrote into it (EXIF, XMP)',
          found: camera === 'place' ? 'the place where it was taken' : 'data of the camera',
        },
]

/** The largest part of a picture that has the wanted shape. */
export function cutTo({ width, height }: Size, wanted: Size): Size {
  const shape = wanted.width / wanted.height
  return width / height > shape
    ? { width: Math.round(height * shape), height }
    : { width, height: Math.round(width / shape) }
}

export const unreadable = (found: string): Fault => ({
  code: 'PICTURE_UNREADABLE',
  expected: 'a PNG, JPEG, WebP or AVIF picture',
  found,
})

export const overBudget = (budget: number, bytes: number): Fault => ({
  code: 'PICTURE_OVER_BUDGET',
  expected: `a picture that fits into ${kB(budget)}: calmer, or with less detail`,
  found: `${kB(bytes)} at the lowest quality`,
})

/** All findings about a file's bytes and header; the same on a server and in a browser. */
export function judge(bytes: Uint8Array, wanted: Size): { facts: PictureFacts | null; faults: Fault[] } {
  const heavy: Fault[] =
    bytes.length > maxSourceBytes
      ? [{ code: 'PICTURE_TOO_HEAVY', expected: `at most ${kB(maxSourceBytes)}`, found: kB(bytes.length) }]
      : []
  const facts = pictureFacts(bytes)
  if (facts === null) return { facts, faults: [unreadable('something else'), ...heavy] }
  const pixels = facts.width * facts.height
  // Stops here, because this one must not be unpacked.
  if (pixels > maxPixels) {
    const expected = `at most ${maxPixels / 1e6} million pixels`
    return { facts, faults: [{ code: 'PICTURE_TOO_LARGE', expected, found: inWords(facts) }, ...heavy] }
  }
  return { facts, faults: [...heavy, ...rules.flatMap((rule) => rule(facts, wanted) ?? [])] }
}

export const problemOf = (file: string, key: string, { code, expected, found }: Fault): Problem => ({
  file,
  key,
  expected,
  found,
  code,
})
