import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameLobby } from '../index.ts'
import { centsText, jackpotCents } from './jackpot-value.ts'

/** Observers of the page, so that a test can set the elements in view. */
const seen = new Map<Element, (isIntersecting: boolean) => void>()
class Observer {
  readonly callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback
  }
  observe(target: Element) {
    seen.set(target, (isIntersecting) =>
      this.callback([{ target, isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
    )
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  seen.clear()
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => vi.useRealTimers())

const open = async () => {
  const { store: _, ...page } = await renderStorefront('/', {
    features: [gameLobby],
    fake: createFakeFetch({ jackpot: () => ({ mode: 'ticker', pool: null }) }),
  })
  const strip = await screen.findByRole('region', { name: 'Jackpot' })
  return { ...page, strip, figure: () => within(strip).getByText(/^₱[\d,]+\.\d\d$/).textContent }
}
const show = (strip: Element, isShown: boolean) => act(() => seen.get(strip)?.(isShown))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** The brand's way to write it: `₱1,000,165.11`. */
const written = (cents: bigint) => `₱${centsText(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`
const start = jackpotCents(Date.parse('2026-11-21T10:00:00.000Z'))

describe('the jackpot', () => {
  it('starts from the time and grows by 165.11 every 3000 ms, only while it is shown (checklist 42)', async () => {
    const { strip, figure } = await open()
    vi.useFakeTimers()
    expect(figure()).toBe(written(start))
    pass(9000)
    expect(figure()).toBe(written(start))
    show(strip, true)
    pass(2999)
    expect(figure()).toBe(written(start))
    pass(1)
    expect(figure()).toBe(written(start + 16_511n))
    pass(3000)
    expect(figure()).toBe(written(start + 33_022n))
    show(strip, false)
    pass(9000)
    expect(figure()).toBe(written(start + 33_022n))
  })

  it('rests while the page is in the background (checklist 42)', async () => {
    const { strip, figure } = await open()
    vi.useFakeTimers()
    show(strip, true)
    hide('hidden')
    pass(9000)
    expect(figure()).toBe(written(start))
    hide('visible')
    pass(3000)
    expect(figure()).toBe(written(start + 16_511n))
  })

  it('is on the home page alone (checklist 42)', async () => {
    await renderStorefront('/rng', { features: [gameLobby] })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Jackpot' })).toBeNull()
  })
})
