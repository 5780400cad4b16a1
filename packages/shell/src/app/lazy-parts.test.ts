import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LazyParts } from '../feature-contract.ts'
import { lazyPartsOf, noParts } from './lazy-parts.ts'

const Part = () => null
const parts: LazyParts = { dialogs: { part: Part } }
const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('Failed to fetch dynamically imported module')
    return parts
  })
  return load
}

describe('the lazy parts of features', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('load once, at the first subscription and not before', async () => {
    const load = vi.fn(async () => parts)
    const composition = { lazy: [load] }
    const store = lazyPartsOf(composition)
    expect(load).not.toHaveBeenCalled()
    const onLoaded = vi.fn()
    store.subscribe(onLoaded)
    store.subscribe(() => undefined)
    expect(store.read()).toBe(noParts)
    await store.load()
    expect(load).toHaveBeenCalledTimes(1)
    expect(onLoaded).toHaveBeenCalledTimes(1)
    expect(store.read().dialogs).toEqual({ part: Part })
    expect(lazyPartsOf(composition)).toBe(store)
    expect(lazyPartsOf({ lazy: [load] })).not.toBe(store)
  })

  it('are retried while a subscriber waits, at growing intervals', async () => {
    const load = failing(2)
    const store = lazyPartsOf({ lazy: [load] })
    store.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(3)
    expect(store.read().dialogs).toEqual({ part: Part })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('are not retried after the last subscriber has left', async () => {
    const load = failing(9)
    const store = lazyPartsOf({ lazy: [load] })
    store.subscribe(() => undefined)()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(1)
    store.subscribe(() => undefined)
    expect(load).toHaveBeenCalledTimes(2)
  })
})
