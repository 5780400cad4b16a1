import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { enterPictureMode, leavePictureMode, unroll } from './picture-mode.ts'

const size = { width: 390, height: 0 }
const { style } = document.documentElement

/** A page of the kind that is recorded, with a token for each of its colours. */
async function show(tokens: Record<string, string> = {}): Promise<string> {
  document.body.innerHTML = `
    <h2 style="color: var(--text)">Register</h2>
    <p style="color: var(--text)">Body text says the rest, in sentences of everyday words, ₱1,000.00 at a time.</p>
    <button style="background: var(--accent); color: white; border: 0; border-radius: 20px; padding: 12px 20px; margin-inline-start: var(--shift)">Create</button>
    <div style="background: var(--surface); block-size: 60px; border: 1px solid var(--border)"></div>`
  const all = { text: '#1b1b1f', accent: '#b3261e', surface: '#fffdf6', border: '#c9c5bd', shift: '0px', ...tokens }
  for (const [name, value] of Object.entries(all)) style.setProperty(`--${name}`, value)
  await unroll(size)
  return commands.takePicture()
}

beforeEach(() => enterPictureMode(size.width))
afterEach(() => {
  leavePictureMode()
  document.body.replaceChildren()
})

test('two runs of one page are one picture', async () => {
  const first = await show()
  document.body.replaceChildren()
  expect(await commands.comparePictures(first, await show())).toBeUndefined()
})

test.each([
  ['the accent', { accent: '#a8261e' }, { x: 0, width: 390 }],
  ['a surface, hardly', { surface: '#f8f6ee' }, { x: 0, width: 390 }],
  ['the text', { text: '#3a3a42' }, { x: 0, width: 390 }],
  ['a thin line', { border: '#a19d95' }, { x: 0, width: 390 }],
])('another colour of %s is seen', async (_, change, within) => {
  const found = await commands.comparePictures(await show(), await show(change))
  expect(found?.pixels).toBeGreaterThan(40)
  const [box] = found?.boxes ?? []
  expect(box?.x).toBeGreaterThanOrEqual(within.x)
  expect(box?.width).toBeLessThanOrEqual(within.width)
})

test('a shift of two pixels is seen where it is', async () => {
  const found = await commands.comparePictures(await show(), await show({ shift: '2px' }))
  const button = document.querySelector('button')?.getBoundingClientRect() as DOMRect
  expect(found?.boxes).not.toHaveLength(0)
  // Faint changes are seen in squares of eight pixels.
  for (const { y, height } of found?.boxes ?? []) {
    expect(y).toBeGreaterThanOrEqual(button.top - 8)
    expect(y + height).toBeLessThanOrEqual(button.bottom + 8)
  }
})

test('a letter that the font of the pictures lacks is refused', async () => {
  document.body.innerHTML = '<p>Tala ☘ নমস্কার</p>'
  await expect(unroll(size)).rejects.toThrow('☘')
})
