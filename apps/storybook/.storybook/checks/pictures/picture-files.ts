import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PNG } from 'pngjs'
import { compare, type Difference, sideBySide } from './compare.ts'

/** One page of components as one brand shows it in one theme. */
export type PictureOf = { family: string; brand: string; theme: string }

const app = path.resolve(import.meta.dirname, '../../..')
const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
const recordedFile = ({ family, brand, theme }: PictureOf, root: string) =>
  path.join(root, 'pictures', slug(family), `${brand}-${theme}.png`)
const differenceFile = ({ family, brand, theme }: PictureOf, root: string) =>
  path.join(root, 'test-results/pictures', `${slug(family)}-${brand}-${theme}.png`)

/** A small file: six bits of each channel are enough for a comparison, and letters need no filter. */
export function encode(picture: PNG): Buffer {
  const coarse = new PNG({ width: picture.width, height: picture.height })
  for (const [at, value] of picture.data.entries()) {
    coarse.data[at] = at % 4 === 3 ? 255 : Math.min(255, Math.round(value / 4) * 4)
  }
  const options = { colorType: 2, inputHasAlpha: true, deflateLevel: 9, deflateStrategy: 0 } as const
  const [plain, filtered] = [0, -1].map((filterType) => PNG.sync.write(coarse, { ...options, filterType }))
  return plain && filtered && filtered.length < plain.length ? filtered : (plain ?? Buffer.alloc(0))
}

/**
 * Compares a page with its recorded picture, or records it. A brand without any picture is not compared yet.
 * @returns a sentence with the difference, its place and the remedy; nothing when the pictures match
 */
export function checkPicture(of: PictureOf, bytes: Buffer, isRecording: boolean, root = app): string | undefined {
  const recorded = recordedFile(of, root)
  const seen = differenceFile(of, root)
  rmSync(seen, { force: true })
  const actual = PNG.sync.read(bytes)
  const name = `${of.family} in ${of.brand}, ${of.theme}`
  if (!existsSync(recorded)) {
    if (isRecording) return record(recorded, actual)
    if (isUnseen(of.brand, root)) return undefined
    return `There is no picture of ${name} yet. Look at the page, then record it: ${command(of)}`
  }
  const expected = PNG.sync.read(readFileSync(recorded))
  const difference = compare(expected, actual)
  if (!difference) return undefined
  if (isRecording) return record(recorded, actual)
  write(seen, encode(sideBySide(expected, actual, difference.mask)))
  return `${name} looks different: ${describe(difference)}.\nExpected, actual and difference: ${path.relative(root, seen)}\nIf it should look so: ${command(of)}`
}

/** A brand that was just made has no pictures at all; comparing begins with the first that is recorded. */
const isUnseen = (brand: string, root: string) =>
  globSync(`pictures/*/${brand}-{light,dark}.png`, { cwd: root }).length === 0

const command = ({ family, brand, theme }: PictureOf) => `pnpm visual:update ${slug(family)} ${brand} ${theme}`

function describe({ pixels, boxes, sizes }: Difference): string {
  const places = boxes.slice(0, 3).map(({ x, y, width, height }) => `x ${x}–${x + width}, y ${y}–${y + height}`)
  const more = boxes.length > 3 ? ` and ${boxes.length - 3} more places` : ''
  return `${pixels} pixels at ${places.join('; ')}${more}${sizes ? `; it is ${sizes}` : ''}`
}

function record(file: string, picture: PNG): undefined {
  write(file, encode(picture))
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
