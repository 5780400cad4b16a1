import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Rail } from './Rail.tsx'

/** Measures of the row, which jsdom does not lay out. */
const box = { clientWidth: 320, scrollWidth: 400, scrollLeft: 0 }
const CARD = 100

let resized: () => void = () => {}
class Sizes {
  constructor(callback: () => void) {
    resized = callback
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Sizes)
  Object.assign(box, { clientWidth: 320, scrollWidth: 400, scrollLeft: 0 })
  for (const name of ['clientWidth', 'scrollWidth', 'scrollLeft'] as const)
    vi.spyOn(Element.prototype, name, 'get').mockImplementation(function (this: Element) {
      return this.tagName === 'UL' ? box[name] : CARD
    })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const labels = { previous: 'Back', next: 'More' }
const row = (first?: number) => (
  <Rail title="Popular" labels={labels} {...(first !== undefined && { first })}>
    {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
      <a key={name} href={`#${name}`}>
        {name}
      </a>
    ))}
  </Rail>
)
const count = () => screen.getAllByRole('listitem').length

it('holds all of its items, or in the server’s HTML the first ones', () => {
  expect(renderToString(row()).match(/<li/g)).toHaveLength(6)
  expect(renderToString(row(4)).match(/<li/g)).toHaveLength(4)
})

it('mounts the other items when a scroll brings their places near, and keeps them', () => {
  render(row(4))
  act(() => resized())
  expect(count()).toBe(4)
  box.scrollLeft = 30
  act(() => void screen.getByRole('list').dispatchEvent(new Event('scroll')))
  expect(count()).toBe(6)
  box.scrollLeft = 0
  act(() => resized())
  expect(count()).toBe(6)
})

it('mounts them at once on a screen that is wide enough, and can go to the end then', () => {
  box.clientWidth = 400
  render(row(4))
  act(() => resized())
  expect(count()).toBe(6)
  box.scrollWidth = 600
  act(() => resized())
  expect(screen.getByRole('button', { name: 'More', hidden: true })).toBeEnabled()
})

it('is not at its end while items are missing', () => {
  box.clientWidth = 400
  render(row(4))
  const next = screen.getByRole('button', { name: 'More', hidden: true })
  act(() => resized())
  expect(next).toBeEnabled()
  act(() => resized())
  expect(next).toBeDisabled()
})
