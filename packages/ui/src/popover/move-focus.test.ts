import { beforeEach, expect, it } from 'vitest'
import { moveFocus } from './move-focus.ts'

let now = 0
let menu: HTMLElement
const press = (key: string, extra: Partial<KeyboardEvent> = {}) => {
  now += 100
  return moveFocus(menu, 'button', { key, timeStamp: now, altKey: false, ctrlKey: false, metaKey: false, ...extra })
}
const focused = () => document.activeElement?.textContent

beforeEach(() => {
  now += 10_000
  menu = document.createElement('div')
  menu.innerHTML = ['English', 'Filipino', 'Español', 'Français', 'Eesti', 'New Norwegian']
    .map((name) => `<button ${name === 'Español' ? 'disabled' : ''}> ${name} </button>`)
    .join('')
  document.body.replaceChildren(menu)
})

it('moves with arrows, wraps, and skips disabled items', () => {
  expect(press('ArrowDown')).toBe(true)
  expect(focused()).toContain('English')
  press('ArrowDown')
  press('ArrowDown')
  expect(focused()).toContain('Français')
  press('Home')
  press('ArrowUp')
  expect(focused()).toContain('New Norwegian')
})

it('starts at the end when the first key is Up', () => {
  press('ArrowUp')
  expect(focused()).toContain('New Norwegian')
})

it('finds by one letter, the next one by the letter again, and one by several letters', () => {
  press('e')
  expect(focused()).toContain('English')
  press('e')
  expect(focused()).toContain('Eesti')
  now += 1000
  press('F')
  press('r')
  expect(focused()).toContain('Français')
})

it('takes a space inside a word, but leaves one that presses an item', () => {
  expect(press(' ')).toBe(false)
  for (const letter of 'new n') expect(press(letter)).toBe(true)
  expect(focused()).toContain('New Norwegian')
})

it('leaves the keys of the browser alone, and reports when nothing matches', () => {
  expect(press('f', { ctrlKey: true })).toBe(false)
  expect(press('ArrowDown', { altKey: true })).toBe(false)
  expect(press('x')).toBe(false)
  expect(press('Enter')).toBe(false)
})
