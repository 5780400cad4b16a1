import { api, bootEntries } from '@boardwalk/api-client'
import { endpoints } from '@boardwalk/api-client/contract'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from '../app/store.ts'
import { makeBoot, makeConfig } from '../testing/fixture.ts'
import { eventHappened, keepNewest } from './apply-event.ts'
import { backOff } from './connect.ts'
import { type LiveEvent, readLiveEvent } from './live-events.ts'
import { startLive } from './start-live.ts'

const balance = (version: number, cash: string): LiveEvent => ({
  kind: 'balance',
  version,
  cash,
  bonus: '0.50',
  vendors: '10.0001',
})
const entry = (version: number, cash: string) => ({
  endpoint: 'balance',
  arg: {},
  value: {
    sumBalance: cash,
    cash,
    bonus: '0.00',
    hold: '0.00',
    vendors: [{ accountTypeId: '101', balance: '10.0001' }],
    currency: 'TLB',
    asOf: '2026-11-21T10:00:00.000Z',
    version,
  },
})

function storeWithBalance() {
  const store = createStore(makeBoot(makeConfig()), {
    merchantCode: 'walogm',
    getToken: () => null,
    getLanguage: () => 'EN',
    fetch: () => Promise.reject(new Error('not asked')),
  })
  store.dispatch(bootEntries([entry(5, '100.00')]))
  const read = () => api.endpoints.balance.select({})(store.getState()).data
  return { store, read }
}

describe('live balance', () => {
  it('takes a newer version and adds up cash, bonus and vendor wallets exactly', () => {
    const { store, read } = storeWithBalance()
    store.dispatch(eventHappened(balance(6, '90.1234')))
    expect(read()).toMatchObject({ version: 6, cash: '90.1234', sumBalance: '100.6235' })
  })

  it('never lets an older event replace a newer one', () => {
    const { store, read } = storeWithBalance()
    store.dispatch(eventHappened(balance(4, '1.00')))
    expect(read()).toMatchObject({ version: 5, cash: '100.00' })
  })

  it('restores the newest when a slow read returns older figures', async () => {
    const { store, read } = storeWithBalance()
    const newest = keepNewest(store)
    const event = balance(9, '70.00')
    newest.noted(event)
    store.dispatch(eventHappened(event))
    store.dispatch(bootEntries([entry(8, '80.00')]))
    await vi.waitFor(() => expect(read()).toMatchObject({ version: 9, cash: '70.00' }), 20_000)
    newest.stop()
  })
})

describe('a change of the site', () => {
  it('reads again the answers that depend on its settings', async () => {
    vi.useFakeTimers()
    const asked: string[] = []
    const store = createStore(makeBoot(makeConfig()), {
      merchantCode: 'walogm',
      getToken: () => 'token',
      getLanguage: () => 'EN',
      fetch: (input) => {
        asked.push(new URL(input instanceof Request ? input.url : input, 'http://site.example').pathname)
        const refused = { success: false, code: 'FORBIDDEN', message: '', value: null }
        return Promise.resolve(Response.json(refused, { status: 403 }))
      },
    })
    store.dispatch(api.endpoints.balance.initiate({}))
    store.dispatch(api.endpoints.memberInfo.initiate({}))
    await vi.advanceTimersByTimeAsync(100)
    asked.length = 0
    store.dispatch(eventHappened({ kind: 'status' }))
    await vi.advanceTimersByTimeAsync(3_100)
    vi.useRealTimers()
    const { systemStatus, permission, balance, memberInfo } = endpoints
    expect(asked).toEqual(
      expect.arrayContaining([systemStatus, permission, balance, memberInfo].map(({ path }) => path)),
    )
  })
})

describe('the event stream', () => {
  it('does not open when the player left in the moment that the lock was granted', async () => {
    const asked = vi.fn(() => Promise.reject(new Error('not asked')))
    const store = createStore(makeBoot(makeConfig()), {
      merchantCode: 'walogm',
      getToken: () => 'token',
      getLanguage: () => 'EN',
      fetch: asked,
    })
    let grant: () => unknown = () => undefined
    const request = (_name: string, _options: object, work: () => unknown) =>
      new Promise<void>((resolve) => {
        grant = () => resolve(work() as undefined)
      })
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    startLive(store, 'player')()
    await grant()
    await Promise.resolve()
    vi.unstubAllGlobals()
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([
    ['balance', '{"version":1,"cash":"1.00","bonus":"0.00"}', 'balance'],
    ['message', '{"unread":3}', 'message'],
    ['deposit', '{"refNo":"DP261121-0000000001","status":"DONE"}', 'money'],
    ['logout', '{"reason":"REPLACED"}', 'logout'],
  ])('reads %s', (name, data, kind) => {
    expect(readLiveEvent(name, data)?.kind).toBe(kind)
  })

  it.each([
    ['balance', '{"version":"1","cash":1}'],
    ['balance', 'not json'],
    ['unknown', '{}'],
    ['message', 'null'],
  ])('drops a malformed %s', (name, data) => {
    expect(readLiveEvent(name, data)).toBeNull()
  })

  it('waits longer after every failure, never more than half a minute, and never in step', () => {
    expect(backOff(0, 0)).toBe(500)
    expect(backOff(0, 1)).toBe(1000)
    expect(backOff(3, 1)).toBe(8000)
    expect(backOff(20, 1)).toBe(30_000)
  })
})
