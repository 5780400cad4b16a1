import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cssOf } from '../testing/css-of.ts'
import { LaidOut } from '../testing/laid-out.ts'
import { Marquee } from './Marquee.tsx'

afterEach(() => void vi.unstubAllGlobals())

const labels = { pause: 'Pause', play: 'Play' }
const show = (count: number) =>
  render(
    <Marquee label="Winners" labels={labels} speed={30} minItems={4}>
      {Array.from({ length: count }, (_, index) => `winner ${index + 1}`)}
    </Marquee>,
  )

it('moves without a delay, by the configured pixels per second (checklist 44)', () => {
  vi.stubGlobal('ResizeObserver', LaidOut)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600)
  const { container } = show(4)
  const track = container.querySelector<HTMLElement>('[style]') as HTMLElement
  expect(track.style.getPropertyValue('--lap')).toBe('20s')
  expect(track.style.getPropertyValue('--steps')).toBe('600')
  expect(cssOf(track)).toMatch(/animation: ?[\w-]+ var\(--lap, ?30s\) steps\(var\(--steps, ?900\)\) infinite/)
})

it('does not move with fewer entries than its minimum', () => {
  show(3)
  expect(screen.queryByRole('button')).toBeNull()
})
