import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isFastScrolling, onFastScrollEnd } from './fast-scroll.ts'
import { useSettled } from './use-settled.ts'

const Thing = ({ name }: { name: string }) => <p>{`${name} ${useSettled() ? 'whole' : 'plain'}`}</p>
const scrollTo = (top: number, ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
  })
/** Three windows in a row, each faster than anyone looks; ends at `top`. */
const scrollFastTo = (top: number, ms = 50) => {
  for (const before of [2, 1, 0]) scrollTo(top - before * window.innerHeight, ms)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => vi.runAllTimers())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is whole at once on a page that rests, and on the server', () => {
  render(<Thing name="first" />)
  expect(screen.getByText('first whole')).toBeInTheDocument()
  expect(renderToString(<Thing name="html" />)).toContain('html whole')
})

it('waits during fast scrolling and renders afterwards; rendered content stays', () => {
  const { rerender } = render(<Thing key="a" name="early" />)
  scrollTo(0, 1000)
  scrollFastTo(window.innerHeight * 3)
  rerender(
    <>
      <Thing key="a" name="early" />
      <Thing key="b" name="late" />
    </>,
  )
  expect(screen.getByText('late plain')).toBeInTheDocument()
  scrollTo(window.innerHeight * 4, 50)
  act(() => void vi.advanceTimersByTime(110))
  expect(screen.getByText('late plain')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(40))
  expect(screen.getByText('late whole')).toBeInTheDocument()
})

it('comes when the page has slowed down, without a rest; one late frame is not slow', () => {
  render(<Thing key="a" name="early" />)
  scrollTo(0, 1000)
  scrollFastTo(window.innerHeight * 3)
  render(<Thing name="late" />)
  scrollTo(window.innerHeight * 3 + 4, 100)
  expect(screen.getByText('late plain')).toBeInTheDocument()
  scrollTo(window.innerHeight * 4, 16)
  scrollTo(window.innerHeight * 4 + 4, 100)
  expect(screen.getByText('late plain')).toBeInTheDocument()
  for (let step = 2; step <= 6; step += 1) scrollTo(window.innerHeight * 4 + 4 * step, 20)
  expect(screen.getByText('late whole')).toBeInTheDocument()
})

it('renders a few in each frame, and stops when fast scrolling starts again', () => {
  render(<Thing key="a" name="early" />)
  scrollTo(0, 1000)
  scrollFastTo(window.innerHeight * 3)
  render(Array.from({ length: 20 }, (_, at) => <Thing key={at} name="late" />))
  const whole = () => screen.queryAllByText('late whole').length
  act(() => void vi.advanceTimersByTime(120))
  // One frame to render the skipped content.
  act(() => void vi.advanceTimersToNextFrame())
  expect(whole()).toBe(0)
  act(() => void vi.advanceTimersToNextFrame())
  expect(whole()).toBe(3)
  act(() => void vi.advanceTimersToNextFrame())
  expect(whole()).toBe(6)
  scrollFastTo(window.innerHeight * 9, 1)
  act(() => void vi.advanceTimersToNextFrame())
  expect(whole()).toBe(6)
  act(() => void vi.advanceTimersByTime(300))
  expect(whole()).toBe(20)
})

it('reading pace delays no rendering', () => {
  render(<Thing key="a" name="early" />)
  scrollTo(0, 1000)
  for (let step = 1; step <= 10; step += 1) scrollTo(step * 20, 50)
  render(<Thing name="late" />)
  expect(screen.getByText('late whole')).toBeInTheDocument()
})

it('a jump is not fast scrolling: its content renders at once', () => {
  render(<Thing key="a" name="early" />)
  scrollTo(0, 1000)
  scrollTo(window.innerHeight * 5, 400)
  scrollTo(window.innerHeight * 6, 50)
  render(<Thing name="late" />)
  expect(screen.getByText('late whole')).toBeInTheDocument()
  scrollTo(window.innerHeight * 7, 400)
  scrollTo(window.innerHeight * 8, 50)
  render(<Thing name="later" />)
  expect(screen.getByText('later whole')).toBeInTheDocument()
})

it('reports the end once per gesture, while content still renders as placeholders', () => {
  const states: boolean[] = []
  const stop = onFastScrollEnd(() => states.push(isFastScrolling()))
  scrollTo(0, 1000)
  scrollFastTo(window.innerHeight * 3)
  expect(isFastScrolling()).toBe(true)
  act(() => void vi.advanceTimersByTime(300))
  expect(states).toEqual([true])
  expect(isFastScrolling()).toBe(false)
  stop()
  scrollFastTo(window.innerHeight * 9)
  act(() => void vi.advanceTimersByTime(300))
  expect(states).toHaveLength(1)
})
