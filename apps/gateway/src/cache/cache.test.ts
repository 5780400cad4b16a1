import { describe, expect, it, vi } from 'vitest'
import { memo } from './memo.ts'
import { staleCache } from './stale-cache.ts'

const openClock = () => {
  const time = { ms: Date.parse('2026-11-21T10:00:00Z') }
  const pass = (ms: number) => {
    time.ms += ms
  }
  return { clock: () => new Date(time.ms), pass }
}
const never = () => new Promise<number>(() => {})
const settled = () => new Promise((done) => setImmediate(done))

describe('a memo', () => {
  it('shares one query, and asks again when the answer is too old', async () => {
    const { clock, pass } = openClock()
    const recall = memo<number>(clock, 30, 10)
    let asked = 0
    const ask = async () => (asked += 1)
    expect(await Promise.all([recall('a', ask), recall('a', ask)])).toEqual([1, 1])
    pass(30)
    expect(await recall('a', ask)).toBe(1)
    pass(1)
    expect(await recall('a', ask)).toBe(2)
  })

  it('does not cache a failure, and holds no more than its size', async () => {
    const recall = memo<number>(openClock().clock, 30, 2)
    await expect(recall('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await settled()
    for (const [at, name] of ['a', 'b', 'c'].entries()) await recall(name, async () => at)
    expect(await recall('c', never)).toBe(2)
    expect(await recall('a', async () => 9)).toBe(9)
    recall.forget()
    expect(await recall('c', async () => 8)).toBe(8)
  })
})

describe('a stale cache', () => {
  const open = () => {
    const time = openClock()
    return { ...time, cache: staleCache<number>({ freshMs: 30, staleMs: 270, max: 2, clock: time.clock }) }
  }

  it('returns the stale value while one caller renews it', async () => {
    const { cache, pass } = open()
    expect(await cache.get('a', async () => 1)).toBe(1)
    pass(31)
    let loads = 0
    const slow = Promise.withResolvers<number>()
    const load = () => {
      loads += 1
      return slow.promise
    }
    expect(await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('a', load)])).toEqual([1, 1, 1])
    expect(loads).toBe(1)
    slow.resolve(2)
    await settled()
    expect(await cache.get('a', never)).toBe(2)
  })

  it('keeps the stale value when a renewal fails, and reports the failure', async () => {
    const { cache, pass } = open()
    await cache.get('a', async () => 1)
    pass(31)
    const errors: unknown[] = []
    const fail = () => Promise.reject(new Error('no'))
    expect(await cache.get('a', fail, (error) => errors.push(error))).toBe(1)
    await settled()
    expect(errors).toHaveLength(1)
    expect(await cache.get('a', async () => 2)).toBe(1)
  })

  it('renews once, after the delay of its renewals, and not a value that was loaded before', async () => {
    vi.useFakeTimers()
    const { clock, pass } = openClock()
    const cache = staleCache<number>({ freshMs: 30, staleMs: 270, max: 2, clock, renewAfterMs: 2000 })
    let loads = 0
    const load = async () => (loads += 1)
    await cache.get('a', load)
    pass(31)
    expect([await cache.get('a', load), await cache.get('a', load)]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(1999)
    expect(loads).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await cache.get('a', never)).toBe(2)
    pass(31)
    await cache.get('a', load)
    pass(300)
    expect(await cache.get('a', load)).toBe(3)
    await vi.advanceTimersByTimeAsync(2000)
    expect(loads).toBe(3)
    vi.useRealTimers()
  })

  it('waits for a value that is too old, and holds no more than its size', async () => {
    const { cache, pass } = open()
    await cache.get('a', async () => 1)
    pass(300)
    expect(cache.holds('a')).toBe(false)
    expect(await cache.get('a', async () => 2)).toBe(2)
    await cache.get('b', async () => 3)
    await cache.get('a', never)
    await cache.get('c', async () => 4)
    expect([cache.size, cache.holds('a'), cache.holds('b')]).toEqual([2, true, false])
  })
})
