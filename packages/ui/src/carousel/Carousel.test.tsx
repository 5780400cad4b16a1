import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { fakeView } from '../testing/fake-view.ts'
import { Carousel } from './Carousel.tsx'

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  goTo: (slide: number) => `Banner ${slide}`,
}
const width = 300
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

function show(count: number) {
  const slides = Array.from({ length: count }, (_, index) => <p key={`slide ${index + 1}`}>{`slide ${index + 1}`}</p>)
  return render(
    <Carousel label="Offers" labels={labels}>
      {slides}
    </Carousel>,
  )
}
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')

let view: ReturnType<typeof fakeView>
beforeEach(() => {
  vi.useFakeTimers()
  view = fakeView()
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
  // Emulates the browser: scrolls to the position and fires the event.
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(
    this: Element,
    to?: ScrollToOptions | number,
  ) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0
    fireEvent.scroll(this)
  })
})

afterEach(() => vi.unstubAllGlobals())

it('moves on every 5000 ms and starts again after the last (checklist 40)', () => {
  show(2)
  pass(4999)
  expect(current()).toBe('Banner 1')
  pass(1)
  expect(current()).toBe('Banner 2')
  pass(5000)
  expect(current()).toBe('Banner 1')
})

it.each([0, 1])('with %i banners has no dots and no clock (checklist 40)', (count) => {
  const setInterval = vi.spyOn(globalThis, 'setInterval')
  show(count)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(setInterval).not.toHaveBeenCalled()
})

it('moves to the slide of a dot (checklist 40)', () => {
  show(4)
  fireEvent.click(screen.getByRole('button', { name: 'Banner 3' }))
  expect(current()).toBe('Banner 3')
})

it('scrolls at once, and the slides that pass the view glide', () => {
  const animate = vi.spyOn(Element.prototype, 'animate')
  const scrollTo = vi.mocked(Element.prototype.scrollTo)
  show(3)
  pass(5000)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: width, behavior: 'instant' })
  const from = (by: number) => [{ transform: `translateX(${by}px)` }, { transform: 'none' }]
  expect(animate.mock.calls.map(([frames]) => frames)).toEqual([from(width), from(width)])
  pass(5000)
  animate.mockClear()
  pass(5000)
  expect(animate.mock.calls.map(([frames]) => frames)).toEqual([from(-2 * width), from(-2 * width), from(-2 * width)])
})

it.each([
  ['a pointer', (region: Element) => [fireEvent.pointerEnter(region), () => fireEvent.pointerLeave(region)] as const],
  ['focus', (region: Element) => [fireEvent.focus(region), () => fireEvent.blur(region)] as const],
])('waits while %s is on it', (_, hold) => {
  show(3)
  const [, release] = hold(screen.getByRole('region'))
  pass(20_000)
  expect(current()).toBe('Banner 1')
  release()
  pass(5000)
  expect(current()).toBe('Banner 2')
})

it('waits while it is out of view', () => {
  show(3)
  view.show(false)
  pass(20_000)
  expect(current()).toBe('Banner 1')
  view.show(true)
  pass(5000)
  expect(current()).toBe('Banner 2')
})

it('stays paused until it is played', () => {
  show(3)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(20_000)
  expect(current()).toBe('Banner 1')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(5000)
  expect(current()).toBe('Banner 2')
})

it('never moves automatically for a reader who prefers reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('reduce'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
  const animate = vi.spyOn(Element.prototype, 'animate')
  show(3)
  pass(20_000)
  expect(current()).toBe('Banner 1')
  fireEvent.click(screen.getByRole('button', { name: 'Banner 3' }))
  expect(current()).toBe('Banner 3')
  expect(animate).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
})

it('has no slide for visitors in a tab with a session', () => {
  render(
    <Carousel label="Offers" labels={labels}>
      <div data-visitors>for visitors</div>
      <p>for all</p>
    </Carousel>,
  )
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown()).toEqual(['for visitors', 'for all'])
  document.documentElement.dataset.session = 'member'
  onTestFinished(() => void delete document.documentElement.dataset.session)
  expect(shown()).toEqual(['for all'])
})
