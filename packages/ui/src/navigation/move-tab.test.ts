import { expect, it } from 'vitest'
import { moveTab } from './move-tab.ts'

const list = (dir: 'ltr' | 'rtl') => {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.direction = dir
  return element
}

it.each([
  ['ltr', 'ArrowRight', 0, 1],
  ['ltr', 'ArrowRight', 2, 0],
  ['ltr', 'ArrowLeft', 0, 2],
  ['rtl', 'ArrowLeft', 0, 1],
  ['rtl', 'ArrowRight', 0, 2],
  ['ltr', 'Home', 2, 0],
  ['rtl', 'End', 0, 2],
  ['ltr', 'ArrowDown', 1, -1],
  ['ltr', 'a', 1, -1],
  ['ltr', 'ArrowRight', -1, 0],
  ['ltr', 'ArrowLeft', -1, 2],
] as const)('%s: %s from %i leads to %i of three', (dir, key, current, expected) => {
  expect(moveTab({ key, currentTarget: list(dir) }, current, 3)).toBe(expected)
})

it('leaves the keys of the browser alone, and needs something to move to', () => {
  const currentTarget = list('ltr')
  expect(moveTab({ key: 'ArrowLeft', altKey: true, currentTarget }, 0, 3)).toBe(-1)
  expect(moveTab({ key: 'ArrowRight', metaKey: true, currentTarget }, 0, 3)).toBe(-1)
  expect(moveTab({ key: 'ArrowRight', currentTarget }, 0, 0)).toBe(-1)
})
