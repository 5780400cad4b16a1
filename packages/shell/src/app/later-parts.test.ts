import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LaterParts } from '../feature-contract.ts'
import { laterOf, noParts } from './later-parts.ts'

const Part = () => null
const parts: LaterParts = { dialogs: { part: Part } }
const failing = (times: number) => {
  const later = vi.fn(async () => {
    if (later.mock.calls.length <= times) throw new Error('Failed to fetch dynamically imported module')
    return parts
  })
  return later
}

describe('the later parts of features', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('load once, at the first subscription and not before', async () => {
    const later = vi.fn(async () => parts)
    const composition = { later: [later] }
    const store = laterOf(composition)
    expect(later).not.toHaveBeenCalled()
    const told = vi.fn()
    store.subscribe(told)
    store.subscribe(() => undefined)
    expect(store.read()).toBe(noParts)
    await store.load()
    expect(later).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledTimes(1)
    expect(store.read().dialogs).toEqual({ part: Part })
    expect(laterOf(composition)).toBe(store)
    expect(laterOf({ later: [later] })).not.toBe(store)
  })

  it('are retried while a subscriber waits, at growing intervals', async () => {
    const later = failing(2)
    const store = laterOf({ later: [later] })
    store.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(later).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(later).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(later).toHaveBeenCalledTimes(3)
    expect(store.read().dialogs).toEqual({ part: Part })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(later).toHaveBeenCalledTimes(3)
  })

  it('are left alone when the last one who waited has gone', async () => {
    const later = failing(9)
    const store = laterOf({ later: [later] })
    store.subscribe(() => undefined)()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(later).toHaveBeenCalledTimes(1)
    store.subscribe(() => undefined)
    expect(later).toHaveBeenCalledTimes(2)
  })
})
