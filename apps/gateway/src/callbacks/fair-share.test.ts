import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fairShare } from './fair-share.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Calls that run until they are ended. */
function openCalls() {
  const share = fairShare()
  const ends: (() => void)[] = []
  const refused: unknown[] = []
  const work = () => new Promise<void>((resolve) => void ends.push(resolve))
  const call = (provider: string, player: string | null) =>
    void share.inTurn(provider, player, () => share.atDatabase(provider, work)).catch(({ code }) => refused.push(code))
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const endAll = async () => {
    for (const end of ends) end()
    await settle()
  }
  const end = async (call: number) => {
    ends[call]?.()
    await settle()
  }
  return { call, settle, end, endAll, started: () => ends.length, refused }
}

describe('at the database', () => {
  it('is one call of a player, and the next when it has ended', async () => {
    const calls = openCalls()
    for (let at = 0; at < 3; at++) calls.call('sbx.a', 'p')
    calls.call('sbx.a', 'q')
    calls.call('sbx.b', 'p')
    await calls.settle()
    expect(calls.started()).toBe(3)
    await calls.endAll()
    expect(calls.started()).toBe(3)
    await vi.advanceTimersByTimeAsync(17)
    expect(calls.started()).toBe(4)
  })

  it('is a player with many calls less often', async () => {
    const calls = openCalls()
    for (let at = 0; at < 41; at++) calls.call('sbx.a', 'p')
    await calls.settle()
    await calls.endAll()
    await vi.advanceTimersByTimeAsync(54)
    expect(calls.started()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls.started()).toBe(2)
  })

  it('is a player whose calls keep coming a third as often, until none of them waits', async () => {
    const calls = openCalls()
    const callMany = () => Array.from({ length: 3 }, () => calls.call('sbx.a', 'p'))
    const endsAfter = async (ms: number) => {
      await calls.endAll()
      const before = calls.started()
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(calls.started()).toBe(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(calls.started()).toBe(before + 1)
    }
    callMany()
    await calls.settle()
    for (let at = 0; at < 59; at++) {
      await endsAfter(17)
      calls.call('sbx.a', 'p')
    }
    await endsAfter(3 * 17)
    await endsAfter(3 * 16)
    await calls.endAll()
    callMany()
    await calls.settle()
    await endsAfter(17)
  })

  it('is the next of many calls of a player when no other is in progress', async () => {
    const calls = openCalls()
    for (const player of ['p', 'p', 'p', 'q']) calls.call('sbx.a', player)
    await calls.settle()
    await calls.end(0)
    await vi.advanceTimersByTimeAsync(30)
    expect(calls.started()).toBe(2)
    await calls.end(1)
    expect(calls.started()).toBe(3)
  })

  it('is the next of many calls of a player after a short wait, however busy others are', async () => {
    const calls = openCalls()
    for (const player of ['p', 'p', 'p', 'q']) calls.call('sbx.a', player)
    await calls.settle()
    await calls.end(0)
    await vi.advanceTimersByTimeAsync(17 + 24)
    expect(calls.started()).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls.started()).toBe(3)
  })

  it('is one of several players with many calls at a time, once no other is in progress', async () => {
    const calls = openCalls()
    for (const player of ['p', 'p', 'p', 'r', 'r', 'r', 'q']) calls.call('sbx.a', player)
    await calls.settle()
    await calls.end(0)
    await calls.end(1)
    await vi.advanceTimersByTimeAsync(30)
    expect(calls.started()).toBe(3)
    await calls.end(2)
    expect(calls.started()).toBe(4)
  })

  it('is the next call of a player at once, when none was waiting', async () => {
    const calls = openCalls()
    calls.call('sbx.a', 'p')
    await calls.settle()
    await calls.endAll()
    calls.call('sbx.a', 'p')
    await calls.settle()
    expect(calls.started()).toBe(2)
  })

  it.each([null, 'player'])('are eight calls of a provider, and another provider beside them (%s)', async (player) => {
    const calls = openCalls()
    for (let at = 0; at < 20; at++) calls.call('sbx.a', player && `${player}${at}`)
    await calls.settle()
    expect(calls.started()).toBe(8)
    calls.call('sbx.b', player)
    await calls.settle()
    expect(calls.started()).toBe(9)
  })
})

describe('outside', () => {
  it.each([
    ['60 calls of a player', 'p', 1, 60],
    ['200 calls of a provider', null, 8, 200],
  ])('wait %s, and one more is refused at once', async (_, player, width, queue) => {
    const calls = openCalls()
    for (let at = 0; at < width + queue; at++) calls.call('sbx.a', player)
    await calls.settle()
    expect(calls.refused).toEqual([])
    calls.call('sbx.a', player)
    await calls.settle()
    expect(calls.refused).toEqual(['OVERLOADED'])
  })

  it.each([
    ['p', 10],
    [null, 18],
  ])('makes no request wait longer than two seconds, nor all of them equally long (%s)', async (player, count) => {
    const calls = openCalls()
    for (let at = 0; at < count; at++) calls.call('sbx.a', player)
    await vi.advanceTimersByTimeAsync(1_499)
    expect(calls.refused).toEqual([])
    const inTurn: number[] = []
    for (let tenth = 0; tenth < 10; tenth++) {
      await vi.advanceTimersByTimeAsync(50)
      inTurn.push(calls.refused.length)
    }
    await vi.advanceTimersByTimeAsync(1)
    expect(calls.refused.length).toBe(count - calls.started())
    expect(new Set(inTurn).size).toBeGreaterThan(2)
  })
})
