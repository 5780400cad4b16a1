import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeView } from '../testing/fake-view.ts'
import { VendorCarousel, type VendorCarouselProps } from './VendorCarousel.tsx'

const labels = { previous: 'Back', next: 'More', pause: 'Pause', play: 'Play' }
const vendors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `v${index}`, name: `Vendor ${index}` }))
const row = (count: number, props: Partial<VendorCarouselProps> = {}) => (
  <VendorCarousel label="Vendors" labels={labels} vendors={vendors(count)} onSelect={() => {}} {...props} />
)
let view: ReturnType<typeof fakeView>
beforeEach(() => {
  view = fakeView()
})
afterEach(() => vi.unstubAllGlobals())

const slides = () => document.querySelectorAll('li')

it.each([
  [5, 5, 5],
  [6, 5, 18],
  [7, 7, 7],
  [8, 7, 24],
  [11, 7, 33],
  [1, 5, 1],
])('%i vendors above %i are %i slides', (count, visible, drawn) => {
  render(row(count, { visible }))
  expect(slides()).toHaveLength(drawn)
  // Copies are for the eye: each vendor is read and reached once.
  expect(screen.getAllByRole('listitem')).toHaveLength(count)
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

it('repeats the low row of a phone at the end of its first movement', () => {
  vi.useFakeTimers()
  const { rerender } = render(row(0, { isLowOnPhones: true }))
  rerender(row(11, { isLowOnPhones: true }))
  act(() => vi.advanceTimersByTime(60_000))
  expect(slides()).toHaveLength(11)
  const list = screen.getByRole('list')
  fireEvent.scroll(list)
  act(() => vi.advanceTimersByTime(100))
  fireEvent.scroll(list)
  act(() => vi.advanceTimersByTime(100))
  expect(slides()).toHaveLength(11)
  act(() => vi.advanceTimersByTime(100))
  expect(slides()).toHaveLength(33)
})

it('draws nothing without vendors', () => {
  const { container } = render(row(0))
  expect(container).toBeEmptyDOMElement()
})

it('takes its threshold from its props', () => {
  render(row(6, { visible: 5, loopsAbove: 6 }))
  expect(slides()).toHaveLength(6)
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
})

it('sends each vendor once in the server’s page', () => {
  const html = renderToString(row(11, { visible: 7 }))
  expect(html.match(/<li/g)).toHaveLength(11)
  expect(html).not.toMatch(/\sstyle="/)
})

it('moves focus with the arrow keys, around the ends, and chooses', () => {
  const onSelect = vi.fn()
  render(row(6, { visible: 5, onSelect, selected: 'v2' }))
  const vendor = (index: number) => screen.getByRole('button', { name: `Vendor ${index}` })
  expect(vendor(2)).toHaveAttribute('aria-pressed', 'true')
  act(() => vendor(0).focus())
  fireEvent.keyDown(vendor(0), { key: 'ArrowLeft' })
  expect(vendor(5)).toHaveFocus()
  fireEvent.keyDown(vendor(5), { key: 'ArrowRight' })
  expect(vendor(0)).toHaveFocus()
  fireEvent.keyDown(vendor(0), { key: 'End' })
  fireEvent.click(vendor(5))
  expect(onSelect).toHaveBeenCalledWith('v5')
})

it('lets a copy be pressed as well', () => {
  const onSelect = vi.fn()
  render(row(6, { visible: 5, onSelect }))
  fireEvent.click(slides()[0]?.querySelector('button') as Element)
  expect(onSelect).toHaveBeenCalledWith('v0')
})

it('moves automatically only while it loops, and stops once paused', () => {
  vi.useFakeTimers()
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo')
  const { rerender } = render(row(5))
  act(() => vi.advanceTimersByTime(20_000))
  expect(scrollTo).not.toHaveBeenCalled()
  rerender(row(6))
  act(() => vi.advanceTimersByTime(5000))
  expect(scrollTo).toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  scrollTo.mockClear()
  act(() => vi.advanceTimersByTime(20_000))
  expect(scrollTo).not.toHaveBeenCalled()
})

it('keeps its pace across renders, and pauses out of view', () => {
  vi.useFakeTimers()
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo')
  const moves = () => scrollTo.mock.calls.filter(([to]) => (to as ScrollToOptions).behavior === 'smooth').length
  const { rerender } = render(row(6))
  for (let second = 0; second < 11; second += 1) {
    act(() => vi.advanceTimersByTime(1000))
    rerender(row(6))
  }
  expect(moves()).toBe(2)
  view.show(false)
  act(() => vi.advanceTimersByTime(20_000))
  expect(moves()).toBe(2)
  view.show(true)
  act(() => vi.advanceTimersByTime(5000))
  expect(moves()).toBe(3)
})

const signed = {
  selected: 'v1',
  vendors: vendors(3).map((vendor) => ({
    ...vendor,
    icon: `/${vendor.id}.svg`,
    colourIcon: `/${vendor.id}-colour.svg`,
  })),
}
const coloured = () =>
  [...document.querySelectorAll('img')]
    .map((image) => image.getAttribute('src'))
    .filter((src) => src?.includes('colour'))

it('loads a sign in colour on a device without hover only where it is chosen or focused', () => {
  const { container } = render(row(3, signed))
  expect(container.querySelectorAll('img')).toHaveLength(4)
  expect(coloured()).toEqual(['/v1-colour.svg'])
  act(() => screen.getByRole('button', { name: 'Vendor 2' }).focus())
  expect(coloured()).toEqual(['/v1-colour.svg', '/v2-colour.svg'])
  const html = renderToString(row(3, signed))
  expect(html).toContain('/v0.svg')
  expect(html.match(/\w+-colour/g)).toEqual(['v1-colour'])
})

it('loads every sign in colour where a pointer can rest over it', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('hover: hover'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
  render(row(3, signed))
  expect(coloured()).toEqual(['/v0-colour.svg', '/v1-colour.svg', '/v2-colour.svg'])
})

it('rerenders only the slides that change', () => {
  const name = vi.fn(() => 'Vendor')
  const list = Array.from({ length: 6 }, (_, index) => ({
    id: `v${index}`,
    get name() {
      return name()
    },
  }))
  const onSelect = () => {}
  const { rerender } = render(row(6, { vendors: list, onSelect }))
  name.mockClear()
  rerender(row(6, { vendors: list, onSelect, selected: 'v0' }))
  expect(name).toHaveBeenCalledTimes(3)
})
