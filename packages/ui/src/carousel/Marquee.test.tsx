import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cssOf } from '../testing/css-of.ts'
import { LaidOut } from '../testing/laid-out.ts'
import { Marquee, type MarqueeProps } from './Marquee.tsx'

afterEach(() => void vi.unstubAllGlobals())

const labels = { pause: 'Pause', play: 'Play' }
const show = (count: number, props: Partial<MarqueeProps> = {}) =>
  render(
    <Marquee label="Winners" labels={labels} minItems={4} {...props}>
      {Array.from({ length: count }, (_, index) => `winner ${index + 1}`)}
    </Marquee>,
  )
const trackOf = (container: Element) => container.querySelector<HTMLElement>('[role=group] > * > *') as HTMLElement

it('moves winners without a delay, by the configured pixels per second (checklist 44)', () => {
  vi.stubGlobal('ResizeObserver', LaidOut)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(600)
  const track = trackOf(show(4, { axis: 'block', speed: 30 }).container)
  expect(track.style.getPropertyValue('--lap')).toBe('20s')
  expect(track.style.getPropertyValue('--steps')).toBe('600')
  expect(cssOf(track)).toMatch(/animation: ?var\(--lap, ?30s\) [\w-]+ steps\(var\(--steps, ?900\)\) infinite/)
})

it('lets a reader begin before a strip moves sideways, and leaves its turn to the parent without a speed', () => {
  vi.stubGlobal('ResizeObserver', LaidOut)
  const track = trackOf(show(4).container)
  expect(track.getAttribute('style')).toBeNull()
  expect(cssOf(track)).toMatch(/animation: var\(--lap, ?30s\) [\w-]+ 5s steps/)
})

it('does not move with fewer entries than its minimum', () => {
  show(3)
  expect(screen.queryByRole('button')).toBeNull()
})
