import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export type Box = { x: number; y: number; width: number; height: number }
export type Difference = { pixels: number; boxes: Box[]; sizes: string | undefined; mask: PNG }

// Another build of Chromium rounds the edges of letters a little differently; that is all that may differ.
const tolerated = { pixels: 24, blocks: 2 }
/** Edge of the squares whose mean colours are compared: a faint change of a surface moves a mean, an edge does not. */
const blockSize = 8
/** Levels of 255: two are lost in the recorded file, and builds of Chromium differ by one. */
const faint = 3

/** How two pictures differ; nothing when a person would call them the same. */
export function compare(expected: PNG, actual: PNG): Difference | undefined {
  const width = Math.max(expected.width, actual.width)
  const height = Math.max(expected.height, actual.height)
  const [before, after] = [onCanvas(expected, width, height), onCanvas(actual, width, height)]
  const mask = new PNG({ width, height })
  const strong = pixelmatch(before.data, after.data, mask.data, width, height, { threshold: 0.1, alpha: 0.25 })
  const blocks = paintFaint(before, after, mask)
  const isSameSize = expected.width === actual.width && expected.height === actual.height
  if (isSameSize && strong <= tolerated.pixels && blocks <= tolerated.blocks) return undefined
  const sizes = isSameSize ? undefined : `${sizeOf(actual)} instead of ${sizeOf(expected)}`
  const { pixels, boxes } = gather(mask)
  return { pixels, boxes, sizes, mask }
}

const sizeOf = ({ width, height }: PNG) => `${width} × ${height}`

/** The picture in the corner of a canvas whose rest is of a colour that no brand uses. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const canvas = new PNG({ width, height })
  for (let at = 0; at < canvas.data.length; at += 4) canvas.data.set([255, 0, 255, 255], at)
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/** Marks the squares whose mean colour has moved, and counts them. */
function paintFaint(before: PNG, after: PNG, mask: PNG): number {
  let count = 0
  for (let y = 0; y + blockSize <= mask.height; y += blockSize) {
    for (let x = 0; x + blockSize <= mask.width; x += blockSize) {
      if (moved(before, after, x, y) <= faint) continue
      count++
      fillBlock(mask, x, y)
    }
  }
  return count
}

/** Largest difference of the means of red, green and blue in one square, of 255. */
function moved(before: PNG, after: PNG, x: number, y: number): number {
  const sums = [0, 0, 0]
  for (let row = y; row < y + blockSize; row++) {
    for (let at = (row * before.width + x) * 4, end = at + blockSize * 4; at < end; at += 4) {
      for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (after.data[at + c] ?? 0) - (before.data[at + c] ?? 0)
    }
  }
  return Math.max(...sums.map(Math.abs)) / blockSize ** 2
}

function fillBlock(mask: PNG, x: number, y: number): void {
  for (let row = y; row < y + blockSize; row++) {
    for (let column = x; column < x + blockSize; column++)
      mask.data.set([255, 0, 0, 255], (row * mask.width + column) * 4)
  }
}

const isMarked = ({ data }: PNG, at: number) => data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0

/** Counts the marked pixels and gathers them into boxes, largest first. */
function gather(mask: PNG): { pixels: number; boxes: Box[] } {
  let pixels = 0
  const boxes: Box[] = []
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      if (!isMarked(mask, (y * mask.width + x) * 4)) continue
      pixels++
      const box = boxes.find((one) => isNear(one, x, y))
      if (box) grow(box, x, y)
      else boxes.push({ x, y, width: 1, height: 1 })
    }
  }
  return { pixels, boxes: joined(boxes).sort((a, b) => b.width * b.height - a.width * a.height) }
}

/** Boxes that grew towards each other are one. */
function joined(boxes: readonly Box[]): Box[] {
  const result: Box[] = []
  for (const box of boxes) {
    const neighbour = result.find((one) => isNear(one, box.x, box.y) || isNear(box, one.x, one.y))
    if (!neighbour) result.push(box)
    else {
      grow(neighbour, box.x, box.y)
      grow(neighbour, box.x + box.width - 1, box.y + box.height - 1)
    }
  }
  return result.length < boxes.length ? joined(result) : result
}

const near = 24
const isNear = (box: Box, x: number, y: number) =>
  x >= box.x - near && x < box.x + box.width + near && y >= box.y - near && y < box.y + box.height + near

function grow(box: Box, x: number, y: number): void {
  const [right, bottom] = [Math.max(box.x + box.width, x + 1), Math.max(box.y + box.height, y + 1)]
  box.x = Math.min(box.x, x)
  box.y = Math.min(box.y, y)
  box.width = right - box.x
  box.height = bottom - box.y
}

/** Expected, actual and difference, side by side in one picture. */
export function sideBySide(expected: PNG, actual: PNG, mask: PNG): PNG {
  const gap = 16
  const sheet = new PNG({ width: mask.width * 3 + gap * 4, height: mask.height + gap * 2 })
  for (let at = 0; at < sheet.data.length; at += 4) sheet.data.set([128, 128, 128, 255], at)
  for (const [index, picture] of [expected, actual, mask].entries()) {
    const x = gap + index * (mask.width + gap)
    PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, x, gap)
  }
  return sheet
}
