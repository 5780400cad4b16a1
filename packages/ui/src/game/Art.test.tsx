import { act, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Art, type ArtProps } from './Art.tsx'

afterEach(() => vi.unstubAllGlobals())
const source = (container: Element) => container.querySelector('img')?.getAttribute('src')
const frame = { width: 300, height: 400, isPriority: true }

it('tries the fallback once and then leaves the placeholder (checklist 58 and 146)', () => {
  const { container } = render(<Art {...frame} src="/game.avif" fallback="/default.svg" />)
  const fail = () => container.querySelector('img') && fireEvent.error(container.querySelector('img') as Element)
  expect(source(container)).toBe('/game.avif')
  fail()
  expect(source(container)).toBe('/default.svg')
  fail()
  expect(source(container)).toBeUndefined()
})

it('does not loop when the fallback is the broken picture itself (checklist 58)', () => {
  const { container } = render(<Art {...frame} src="/game.avif" fallback="/game.avif" />)
  fireEvent.error(container.querySelector('img') as Element)
  expect(source(container)).toBeUndefined()
})

it('tries again when the picture changes', () => {
  const { container, rerender } = render(<Art {...frame} src="/a.avif" />)
  fireEvent.error(container.querySelector('img') as Element)
  rerender(<Art {...frame} src="/b.avif" />)
  expect(source(container)).toBe('/b.avif')
})

it('is in the server HTML with its size, held back by the browser itself', () => {
  const html = renderToString(<Art src="/game.avif" width={300} height={400} />)
  expect(html).toContain('src="/game.avif"')
  expect(html).toMatch(/loading="lazy"/)
  expect(html).toMatch(/width="300".*height="400"/)
})

it('loads at once in the first view, before others only if it is the largest', () => {
  const html = (props: Partial<ArtProps>) => renderToString(<Art src="/a.avif" width={300} height={400} {...props} />)
  expect(html({ isLargest: true })).toMatch(/loading="eager" fetchPriority="high"/)
  expect(html({ isPriority: true })).toMatch(/loading="eager" fetchPriority="low"/)
  expect(html({})).not.toMatch(/fetchpriority/i)
})

it('far below the first view, is left out of the server HTML and waits to be seen', () => {
  const html = renderToString(<Art src="/game.avif" width={300} height={400} isBelow />)
  expect(html).not.toContain('/game.avif')
  // Its frame is there, so that nothing moves when it loads.
  expect(html).toMatch(/^<span[^>]*><\/span>$/)
})

it('offers the widths of a picture to the browser', () => {
  const html = renderToString(<Art {...frame} src="/a-1280.webp" srcSet="/a-640.webp 640w" />)
  expect(html).toMatch(/srcSet="\/a-640\.webp 640w".*src="\/a-1280\.webp"/)
  expect(renderToString(<Art {...frame} src="/a.svg" />)).not.toMatch(/srcset/i)
})

it('added by a script, waits until a tenth of it is in view (checklist 59)', async () => {
  // All pictures share one observer, which another file of this worker may have made.
  vi.resetModules()
  const { Art } = await import('./Art.tsx')
  let see: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {}
  let threshold: unknown
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see, options: { threshold: number }) {
        see = callback
        threshold = options.threshold
      }
      observe() {}
      unobserve() {}
    },
  )
  const { container } = render(<Art src="/game.avif" width={300} height={400} />)
  const box = container.firstElementChild as Element
  expect(threshold).toBe(0.1)
  act(() => see([{ target: box, isIntersecting: false }]))
  expect(source(container)).toBeUndefined()
  act(() => see([{ target: box, isIntersecting: true }]))
  expect(source(container)).toBe('/game.avif')
})
