import { api, bootEntries } from '@boardwalk/api-client'
import { createFakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import { lazyApi } from '@boardwalk/api-client/lazy'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore, type ShellStore } from '../app/store.ts'
import { sessionLost } from '../session/session-actions.ts'
import { loggedIn } from '../session/session-slice.ts'
import { FakeEventSource, useFakeEventSource } from '../testing/fake-event-source.ts'
import { makeBoot, makeConfig } from '../testing/fixture.ts'
import { startLive } from './start-live.ts'

/** Exclusive locks of one browser, as all its tabs see them. */
function fakeLocks() {
  const waiting = new Map<string, (() => void)[]>()
  const held = new Set<string>()
  const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) =>
    new Promise<void>((resolve, reject) => {
      const run = async () => {
        held.add(name)
        await work()
        held.delete(name)
        resolve()
        waiting.get(name)?.shift()?.()
      }
      if (!held.has(name)) return void run()
      const queue = waiting.get(name) ?? []
      waiting.set(name, [...queue, run])
      signal.addEventListener('abort', () => {
        waiting.set(
          name,
          (waiting.get(name) ?? []).filter((each) => each !== run),
        )
        reject(signal.reason)
      })
    })
  return { request }
}

type UnknownThunk = Parameters<ShellStore['dispatch']>[0]

let stops: (() => void)[] = []
function openTab(player: string, answers: Parameters<typeof createFakeFetch>[0] = {}) {
  const fake = createFakeFetch(answers)
  const store: ShellStore = createStore(makeBoot(makeConfig()), {
    merchantCode: 'walogm',
    getToken: () => (store.getState().session.status === 'member' ? 'token' : null),
    getLanguage: () => 'EN',
    fetch: fake,
    onUnauthenticated: () => store.dispatch(sessionLost()),
  })
  store.dispatch(loggedIn({ username: player, isAgent: 0, isRestricted: false }))
  const value = { ...fakes.balance({}), version: 5, cash: '100.00', bonus: '0.00', vendors: [] }
  store.dispatch(
    bootEntries([
      { endpoint: 'balance', arg: {}, value },
      { endpoint: 'unreadCount', arg: {}, value: 1 },
    ]),
  )
  const stop = startLive(store, `walogm:${player}`)
  stops.push(stop)
  const cash = () => api.endpoints.balance.select({})(store.getState()).data?.cash
  const asked = (name: string) => fake.calls.filter((call) => call.name === name).length
  return { store, fake, stop, cash, asked }
}
const streams = () => FakeEventSource.open('/wps/stream?')
const opened = (count = 1) => vi.waitFor(() => expect(streams()).toHaveLength(count), 20_000)
const balance = (version: number, cash: string) => ({ version, cash, bonus: '0.00' })

beforeEach(() => {
  useFakeEventSource()
  vi.stubGlobal('navigator', { ...navigator, locks: fakeLocks() })
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.unstubAllGlobals()
})

describe('two tabs of one player', () => {
  it('share one stream and its events', async () => {
    const [first, second] = [openTab('ana'), openTab('ana', { balance: () => new Promise(() => {}) })]
    await opened()
    streams()[0]?.emit('balance', balance(7, '70.00'))
    await vi.waitFor(() => expect([first.cash(), second.cash()]).toEqual(['70.00', '70.00']), 20_000)
    streams()[0]?.emit('balance', balance(6, '66.00'))
    streams()[0]?.emit('message', { unread: 9 })
    const unread = () => api.endpoints.unreadCount.select({})(second.store.getState()).data
    await vi.waitFor(() => expect(unread()).toBe(9), 20_000)
    expect([first.cash(), second.cash()]).toEqual(['70.00', '70.00'])
    expect(second.asked('streamTicket')).toBe(0)
  })

  it('that open later use the existing stream and do not poll', async () => {
    openTab('ana')
    await opened()
    streams()[0]?.onopen?.()
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
    openTab('ana')
    await vi.waitFor(() => expect(posted).toHaveBeenCalledWith({ isOpen: true }), 20_000)
    posted.mockRestore()
  })

  it('read changes made before either had a stream', async () => {
    const first = openTab('ana')
    const moved = { ...fakes.balance({}), version: 6, cash: '60.00', bonus: '0.00', vendors: [] }
    const second = openTab('ana', { balance: () => moved })
    await opened()
    expect(second.cash()).toBe('100.00')
    streams()[0]?.onopen?.()
    await vi.waitFor(() => expect(second.cash()).toBe('60.00'), 20_000)
    expect(second.asked('streamTicket')).toBe(0)
    expect(first.asked('streamTicket')).toBe(1)
  })

  it('hand the stream on when its tab closes', async () => {
    const [first, second] = [openTab('ana'), openTab('ana', { balance: () => new Promise(() => {}) })]
    await opened()
    first.stop()
    await vi.waitFor(() => expect(second.asked('streamTicket')).toBe(1), 20_000)
    await opened()
    streams()[0]?.emit('balance', balance(8, '80.00'))
    await vi.waitFor(() => expect(second.cash()).toBe('80.00'), 20_000)
    expect(first.cash()).toBe('100.00')
  })

  it('continue after the last event that any of them received', async () => {
    const [first, second] = [openTab('ana'), openTab('ana', { balance: () => new Promise(() => {}) })]
    await opened()
    expect(new URL(streams()[0]?.url ?? '', 'http://x').searchParams.get('lastEventId')).toBeNull()
    streams()[0]?.emit('balance', balance(7, '70.00'), '41')
    await vi.waitFor(() => expect(second.cash()).toBe('70.00'), 20_000)
    first.stop()
    await opened()
    expect(new URL(streams()[0]?.url ?? '', 'http://x').searchParams.get('lastEventId')).toBe('41')
  })

  it('lose only the session that ended: the other tab checks its own, and stays', async () => {
    const dead = openTab('ana', fakeError('unreadCount', 'SESSION_EXPIRED', { reason: 'ENDED' }))
    const alive = openTab('ana')
    await opened()
    streams()[0]?.emit('logout', { reason: 'ENDED' })
    await vi.waitFor(() => expect(dead.store.getState().session.status).toBe('visitor'), 20_000)
    await vi.waitFor(() => expect(alive.asked('unreadCount')).toBeGreaterThan(0), 20_000)
    expect(alive.store.getState().session.status).toBe('member')
    expect(dead.store.getState().modal.open).toEqual({ kind: 'login', reason: 'expired' })
  })
})

describe('two tabs of two players', () => {
  it('share nothing', async () => {
    const slow = { balance: () => new Promise<never>(() => {}) }
    const [ana, ben] = [openTab('ana', slow), openTab('ben', slow)]
    await opened(2)
    streams()[0]?.emit('balance', balance(9, '1.00'))
    await vi.waitFor(() => expect(ana.cash()).toBe('1.00'), 20_000)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(ben.cash()).toBe('100.00')
  })
})

describe('other news', () => {
  it('change the count of promotions at once', async () => {
    const tab = openTab('ana')
    tab.store.dispatch(bootEntries([{ endpoint: 'availablePromo', arg: {}, value: fakes.availablePromo({}) }]))
    await opened()
    streams()[0]?.emit('promo', { count: 4 })
    const count = () => api.endpoints.availablePromo.select({})(tab.store.getState()).data?.availablePromoCount
    expect(count()).toBe(4)
  })

  it.each([
    ['promo', { count: 1 }, 'promotions', { language: 'EN' }],
    ['announcement', {}, 'announcements', { types: 'PL', language: 'EN' }],
  ] as const)('make a page that shows them refetch: %s', async (event, data, name, arg) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.01)
    const tab = openTab('ana')
    const endpoints = lazyApi.endpoints as unknown as Record<string, { initiate(arg: object): UnknownThunk }>
    await tab.store.dispatch(endpoints[name]?.initiate(arg) as UnknownThunk)
    expect(tab.asked(name)).toBe(1)
    await opened()
    streams()[0]?.emit(event, data)
    await vi.waitFor(() => expect(tab.asked(name)).toBe(2), 20_000)
    vi.restoreAllMocks()
  })

  it('of the platform make a tab read its state, not all tabs in one moment', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.01)
    const tab = openTab('ana')
    await opened()
    streams()[0]?.emit('status', {})
    expect(tab.asked('systemStatus')).toBe(0)
    await vi.waitFor(() => expect([tab.asked('systemStatus'), tab.asked('permission')]).toEqual([1, 1]), 20_000)
    vi.restoreAllMocks()
  })
})

describe('a tab without a stream', () => {
  it('polls every half minute, and no more once the stream is open', async () => {
    vi.useFakeTimers()
    const tab = openTab('ana', { streamTicket: () => new Promise(() => {}) })
    await vi.advanceTimersByTimeAsync(61_000)
    expect(tab.asked('balance')).toBe(2)
    expect(tab.asked('unreadCount')).toBe(1)
    tab.stop()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(tab.asked('balance')).toBe(2)
    vi.useRealTimers()
  })
})
