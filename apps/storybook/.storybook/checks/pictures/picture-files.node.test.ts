import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkPicture } from './picture-files.ts'

const of = { family: 'Layout and text', brand: 'india', theme: 'dark' }
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A grey sheet with a square of a colour on it. */
function sheet(colour: [number, number, number] = [200, 30, 30], { x = 40, height = 120 } = {}) {
  const picture = new PNG({ width: 160, height })
  for (let at = 0; at < picture.data.length; at += 4) {
    const [column, row] = [(at / 4) % 160, Math.floor(at / 4 / 160)]
    const isInside = column >= x && column < x + 40 && row >= 40 && row < 80
    picture.data.set([...(isInside ? colour : [90, 90, 90]), 255], at)
  }
  return PNG.sync.write(picture)
}
const recorded = () => path.join(root, 'pictures/layout-and-text/india-dark.png')
const seen = () => path.join(root, 'test-results/pictures/layout-and-text-india-dark.png')

test('a brand without any picture is not compared yet', () => {
  checkPicture({ ...of, brand: 'a-india' }, sheet(), true, root)
  expect(checkPicture(of, sheet(), false, root)).toBeUndefined()
  expect(existsSync(recorded())).toBe(false)
})

test('a page without a picture fails with the command that records it, and records nothing', () => {
  checkPicture({ ...of, theme: 'light' }, sheet(), true, root)
  expect(checkPicture(of, sheet(), false, root)).toBe(
    'There is no picture of Layout and text in india, dark yet. Look at the page, then record it: pnpm visual:update layout-and-text india dark',
  )
  expect(existsSync(recorded())).toBe(false)
})

test('recording writes the picture, and the same page then passes, again and again', () => {
  expect(checkPicture(of, sheet(), true, root)).toBeUndefined()
  const bytes = readFileSync(recorded())
  expect(checkPicture(of, sheet(), false, root)).toBeUndefined()
  expect(checkPicture(of, sheet(), true, root)).toBeUndefined()
  expect(readFileSync(recorded()).equals(bytes)).toBe(true)
})

test('a changed page reports where and how much, shows it, and leaves the recorded picture alone', () => {
  checkPicture(of, sheet(), true, root)
  const bytes = readFileSync(recorded())
  const sentence = checkPicture(of, sheet([30, 30, 200]), false, root)
  expect(sentence).toContain('Layout and text in india, dark looks different: 1600 pixels at x 40–80, y 40–80.')
  expect(sentence).toContain('Expected, actual and difference: test-results/pictures/layout-and-text-india-dark.png')
  expect(sentence).toContain('pnpm visual:update layout-and-text india dark')
  const { width, height } = PNG.sync.read(readFileSync(seen()))
  expect([width, height]).toEqual([160 * 3 + 16 * 4, 120 + 16 * 2])
  expect(readFileSync(recorded()).equals(bytes)).toBe(true)
})

test('the picture of a difference is deleted when the difference is gone', () => {
  checkPicture(of, sheet(), true, root)
  checkPicture(of, sheet([30, 30, 200]), false, root)
  expect(checkPicture(of, sheet(), false, root)).toBeUndefined()
  expect(existsSync(seen())).toBe(false)
})

test('another size is reported', () => {
  checkPicture(of, sheet(), true, root)
  expect(checkPicture(of, sheet(undefined, { height: 140 }), false, root)).toContain(
    'it is 160 × 140 instead of 160 × 120',
  )
})

test('a level of rounding is no difference; a faint change of a surface is', () => {
  checkPicture(of, sheet([200, 30, 30]), true, root)
  expect(checkPicture(of, sheet([201, 31, 29]), false, root)).toBeUndefined()
  expect(checkPicture(of, sheet([207, 30, 30]), false, root)).toContain('1600 pixels')
})
