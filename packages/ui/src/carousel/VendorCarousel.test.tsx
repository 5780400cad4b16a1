import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { VendorCarousel, type VendorCarouselProps } from './VendorCarousel.tsx'

const labels = { previous: 'Back', next: 'More', pause: 'Pause', play: 'Play' }
const vendors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `v${index}`, name: `House ${index}` }))
const row = (count: number, props: Partial<VendorCarouselProps> = {}) => (
  <VendorCarousel label="Houses" labels={labels} vendors={vendors(count)} onSelect={() => {}} {...props} />
)
const slides = () => document.querySelectorAll('li')

it.each([
  [5, 5, 5],
  [6, 5, 18],
  [7, 7, 7],
  [8, 7, 24],
  [11, 7, 33],
  [1, 5, 1],
])('%i vendors above %i stand as %i slides', (count, visible, drawn) => {
  render(row(count, { visible }))
  expect(slides()).toHaveLength(drawn)
  // Copies are for the eye: each vendor is read and reached once.
  expect(screen.getAllByRole('listitem')).toHaveLength(count)
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

it('draws nothing without vendors', () => {
  const { container } = render(row(0))
  expect(container).toBeEmptyDOMElement()
})

it('takes its threshold from whoever uses it', () => {
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
  const house = (index: number) => screen.getByRole('button', { name: `House ${index}` })
  expect(house(2)).toHaveAttribute('aria-pressed', 'true')
  act(() => house(0).focus())
  fireEvent.keyDown(house(0), { key: 'ArrowLeft' })
  expect(house(5)).toHaveFocus()
  fireEvent.keyDown(house(5), { key: 'ArrowRight' })
  expect(house(0)).toHaveFocus()
  fireEvent.keyDown(house(0), { key: 'End' })
  fireEvent.click(house(5))
  expect(onSelect).toHaveBeenCalledWith('v5')
})

it('lets a copy be pressed as well', () => {
  const onSelect = vi.fn()
  render(row(6, { visible: 5, onSelect }))
  fireEvent.click(slides()[0]?.querySelector('button') as Element)
  expect(onSelect).toHaveBeenCalledWith('v0')
})

it('moves on by itself only while it loops, and stands still once paused', () => {
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
