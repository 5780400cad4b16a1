import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { Countdown, type CountdownProps } from './Countdown.tsx'
import { announcement, partsOf, secondsLeft } from './parts.ts'

const labels = {
  days: 'days',
  hours: 'hours',
  minutes: 'min',
  seconds: 's',
  spoken: ({ hours, minutes, seconds }: { hours: number; minutes: number; seconds: number }) =>
    `${hours}h ${minutes}m ${seconds}s left`,
}
const start = Date.UTC(2026, 10, 21, 12)
let offset = 0
const now = () => Date.now() + offset
const countdown = (seconds: number, props: Partial<CountdownProps> = {}) => (
  <Countdown label="Doors open" until={start + seconds * 1000} now={now} labels={labels} variant="text" {...props} />
)
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const timer = () => screen.getByRole('timer').textContent

beforeEach(() => {
  offset = 0
  vi.useFakeTimers({ now: start })
})

it('counts down second by second', () => {
  render(countdown(3661))
  expect(timer()).toBe('01:01:01')
  pass(1)
  expect(timer()).toBe('01:01:00')
  pass(60)
  expect(timer()).toBe('01:00:00')
})

it('names days only when there are some', () => {
  render(countdown(90_061, { variant: 'cells' }))
  expect(timer()).toBe('01days01hours01min01s')
})

it('calls once at the end, also in strict mode, and shows the final content', () => {
  const onEnd = vi.fn()
  render(<StrictMode>{countdown(2, { onEnd, ended: <b>Open</b> })}</StrictMode>)
  pass(1)
  expect(onEnd).not.toHaveBeenCalled()
  pass(5)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(screen.getByText('Open')).toBeInTheDocument()
  pass(60)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(onEnd).toHaveBeenCalledOnce()
})

it('calls at once when the moment is over already, and again for a new one', () => {
  const onEnd = vi.fn()
  const { rerender } = render(countdown(-10, { onEnd }))
  expect(onEnd).toHaveBeenCalledOnce()
  expect(timer()).toBe('00:00:00')
  rerender(countdown(2, { onEnd }))
  expect(timer()).toBe('00:00:02')
  pass(3)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

it('is right when a sleeping tab wakes', () => {
  const onEnd = vi.fn()
  render(countdown(3600, { onEnd }))
  offset = 1_800_000
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(timer()).toBe('00:30:00')
  offset = 4_000_000
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(onEnd).toHaveBeenCalledOnce()
})

it('uses the caller’s clock', () => {
  offset = 10_000
  render(countdown(60))
  expect(timer()).toBe('00:00:50')
})

it('announces few moments', () => {
  render(countdown(605))
  const spoken = () => screen.getByRole('status').textContent
  expect(spoken()).toBe('')
  pass(4)
  expect(spoken()).toBe('')
  pass(1)
  expect(spoken()).toBe('0h 10m 0s left')
  pass(299)
  expect(spoken()).toBe('0h 10m 0s left')
  pass(1)
  expect(spoken()).toBe('0h 5m 0s left')
})

it('stops its clock when it leaves the page', () => {
  const { unmount } = render(countdown(60))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('renders on the server without a clock', () => {
  const clock = vi.fn(now)
  expect(renderToString(countdown(60, { now: clock }))).toContain('–')
  expect(renderToString(countdown(60, { now: clock, initialNow: start }))).toContain('01')
  expect(clock).not.toHaveBeenCalled()
})

it('returns the remaining time', () => {
  expect(secondsLeft(1500, 0)).toBe(2)
  expect(secondsLeft(0, 1)).toBe(0)
  expect(secondsLeft(Number.NaN, 0)).toBe(0)
  expect(partsOf(200_000)).toEqual({ days: 2, hours: 7, minutes: 33, seconds: 20 })
  expect(announcement(700, 599)).toBe(600)
  expect(announcement(4000, 8)).toBe(10)
  expect(announcement(599, 598)).toBeUndefined()
  expect(announcement(5, 0)).toBeUndefined()
})
