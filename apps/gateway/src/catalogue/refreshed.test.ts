import { describe, expect, it } from 'vitest'
import { refreshed, refreshedByName } from './refreshed.ts'

const ages = { freshMs: 30, oldMs: 300 }
const clockAt = (time: { ms: number }) => () => new Date(time.ms)
const never = () => new Promise<number>(() => {})
const settled = () => new Promise((done) => setImmediate(done))

describe('what may be a little old', () => {
  it('is given while the new one is still being made, and nobody makes it twice', async () => {
    const time = { ms: 0 }
    const recall = refreshed<number>(clockAt(time), ages)
    expect(await recall(async () => 1)).toBe(1)
    time.ms = 31
    let made = 0
    const slow = Promise.withResolvers<number>()
    const make = () => {
      made += 1
      return slow.promise
    }
    expect(await Promise.all([recall(make), recall(make), recall(make)])).toEqual([1, 1, 1])
    expect(made).toBe(1)
    slow.resolve(2)
    await settled()
    expect(await recall(never)).toBe(2)
  })

  it('is waited for when it is too old', async () => {
    const time = { ms: 0 }
    const recall = refreshed<number>(clockAt(time), ages)
    await recall(async () => 1)
    time.ms = 301
    expect(await recall(async () => 2)).toBe(2)
  })
})

describe('by name', () => {
  it('keeps names apart and forgets the one asked for longest ago', async () => {
    const time = { ms: 0 }
    const recall = refreshedByName<number>(clockAt(time), ages, 2)
    await recall('a', async () => 1)
    await recall('b', async () => 2)
    expect(await recall('a', never)).toBe(1)
    await recall('c', async () => 3)
    expect(await recall('a', never)).toBe(1)
    expect(await recall('b', async () => 20)).toBe(20)
  })
})
