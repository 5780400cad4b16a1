import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeFetch, fakeError, fakes } from '../src/fakes/index.ts'
import { lazyApi as api } from '../src/lazy.ts'
import { createStore, ok, refused, reply, signedIn } from './store.ts'

const { endpoints } = api
const transfer = { from: 'MAIN', to: '101', amount: '5.00', idempotencyKey: 'a-key-of-sixteen-or-more' }
const fetching = (...answers: (() => Response)[]) => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const answer of answers) fetch.mockImplementationOnce(async () => answer())
  return fetch
}
const headersOf = (fetch: ReturnType<typeof fetching>, call = 0) => new Headers(fetch.mock.calls[call]?.[1]?.headers)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets every wait pass. */
const settle = async <T>(running: PromiseLike<T>) => {
  await vi.runAllTimersAsync()
  return running
}

describe('a request', () => {
  it('sends the token, the brand and the language', async () => {
    const fetch = fetching(() => ok(fakes.balance({})))
    await settle(createStore(fetch, signedIn).dispatch(endpoints.balance.initiate({ sumBalance: true })))
    expect(fetch.mock.calls[0]?.[0]).toBe('/wps/v2/wallets/balance?sumBalance=true')
    expect(Object.fromEntries(headersOf(fetch))).toEqual({
      authorization: 'Bearer token-1',
      'x-language': 'TY',
      'x-merchant': 'walogm',
    })
  })

  it('leaves the token out of public reads', async () => {
    const fetch = fetching(() => ok({ list: [] }))
    await settle(createStore(fetch, signedIn).dispatch(endpoints.rankList.initiate()))
    expect(headersOf(fetch).has('authorization')).toBe(false)
  })

  it('is not made for a member’s row without a session, but is for one that visitors may read (checklist 139)', async () => {
    const fetch = fetching(() => ok(fakes.gameList({ pageNo: 1, pageSize: 1, skip: 0 })))
    const store = createStore(fetch)
    expect((await settle(store.dispatch(endpoints.balance.initiate()))).error).toMatchObject({ code: 'AUTH_REQUIRED' })
    expect(fetch).not.toHaveBeenCalled()
    expect((await settle(store.dispatch(endpoints.gameList.initiate({ pageNo: 1 })))).data?.games).toHaveLength(1)
  })

  it('is made as by a visitor while the token is being given back', async () => {
    const fetch = fetching(
      () => ok(fakes.logout({})),
      () => ok(fakes.gameList({ pageNo: 1, pageSize: 1, skip: 0 })),
    )
    const onUnauthenticated = vi.fn()
    const store = createStore(fetch, { ...signedIn, onUnauthenticated })
    const leaving = store.dispatch(endpoints.logout.initiate({}))
    const balance = store.dispatch(endpoints.balance.initiate())
    const games = store.dispatch(endpoints.gameList.initiate({ pageNo: 1 }))
    expect((await settle(balance)).error).toMatchObject({ code: 'AUTH_REQUIRED' })
    expect((await settle(games)).data?.games).toHaveLength(1)
    expect((await settle(leaving)).error).toBeUndefined()
    expect(fetch.mock.calls.map(([address]) => String(address).split('?')[0])).toEqual([
      '/wps/session/logout',
      expect.stringContaining('game'),
    ])
    expect([headersOf(fetch, 0), headersOf(fetch, 1)].map((headers) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      null,
    ])
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  it('takes the token of the next session after one was given back', async () => {
    const fetch = fetching(
      () => ok(fakes.logout({})),
      () => ok(fakes.balance({})),
    )
    let token = 'token-1'
    const store = createStore(fetch, { getToken: () => token })
    await settle(store.dispatch(endpoints.logout.initiate({})))
    token = 'token-2'
    await settle(store.dispatch(endpoints.balance.initiate()))
    expect(headersOf(fetch, 1).get('authorization')).toBe('Bearer token-2')
  })

  it('sends the idempotency key as a header and not in the body', async () => {
    const fetch = fetching(() => ok(fakes.walletTransfer({ from: 'MAIN', to: '101', amount: '5.00' })))
    await settle(createStore(fetch, signedIn).dispatch(endpoints.walletTransfer.initiate(transfer)))
    expect(headersOf(fetch).get('idempotency-key')).toBe(transfer.idempotencyKey)
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ from: 'MAIN', to: '101', amount: '5.00' })
  })

  it('fills and escapes path parameters', async () => {
    const fetch = fetching(() => ok({ state: 'UNKNOWN', status: null, body: null }))
    await settle(createStore(fetch, signedIn).dispatch(endpoints.operation.initiate({ key: 'a/b?c' })))
    expect(fetch.mock.calls[0]?.[0]).toBe('/wps/mc/operations/a%2Fb%3Fc')
  })

  it('posts a form where the row requires it', async () => {
    const fetch = fetching(() => ok({ sent: true }))
    const input = { username: 'ana', email: 'a@b.c', altcha: 'AAAA' }
    await settle(createStore(fetch).dispatch(endpoints.forgotByEmail.initiate(input)))
    expect(headersOf(fetch).get('content-type')).toBe('application/x-www-form-urlencoded')
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('username=ana&email=a%40b.c&altcha=AAAA')
  })
})

describe('a failure', () => {
  it.each([
    ['502', () => refused(502, 'UPSTREAM_ERROR')],
    ['503', () => refused(503, 'OVERLOADED')],
    ['504', () => refused(504, 'UPSTREAM_TIMEOUT')],
    ['429', () => refused(429, 'RATE_LIMITED', null, { 'retry-after': '2' })],
    [
      'a broken line',
      () => {
        throw new TypeError('failed to fetch')
      },
    ],
  ])('of a read is tried again: %s', async (_, failing) => {
    const fetch = fetching(failing, failing, failing, () => ok({ list: [] }))
    expect((await settle(createStore(fetch).dispatch(endpoints.rankList.initiate()))).data).toEqual({ list: [] })
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  it('of a read is final after three more tries', async () => {
    const fetch = vi.fn(async () => refused(503, 'OVERLOADED'))
    const { error } = await settle(createStore(fetch).dispatch(endpoints.rankList.initiate()))
    expect(error).toMatchObject({ code: 'OVERLOADED', status: 503 })
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  it('waits as long as the gateway requires', async () => {
    const fetch = fetching(
      () => refused(429, 'RATE_LIMITED', null, { 'retry-after': '2' }),
      () => ok({ list: [] }),
    )
    const running = createStore(fetch).dispatch(endpoints.rankList.initiate())
    await vi.advanceTimersByTimeAsync(1_900)
    expect(fetch).toHaveBeenCalledTimes(1)
    await settle(running)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['announced maintenance', () => refused(503, 'MAINTENANCE')],
    ['a refusal', () => refused(404, 'NOT_FOUND')],
    ['an error of ours', () => refused(500, 'INTERNAL')],
    ['a wait that is too long', () => refused(429, 'RATE_LIMITED', null, { 'retry-after': '300' })],
  ])('is not tried again: %s', async (_, failing) => {
    const fetch = vi.fn(async () => failing())
    expect((await settle(createStore(fetch).dispatch(endpoints.rankList.initiate()))).error).toBeDefined()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['503', () => refused(503, 'OVERLOADED')],
    [
      'a broken line',
      () => {
        throw new TypeError('failed to fetch')
      },
    ],
  ])('of a write is never tried again: %s', async (_, failing) => {
    const fetch = vi.fn(async () => failing())
    const store = createStore(fetch, signedIn)
    expect((await settle(store.dispatch(endpoints.walletTransfer.initiate(transfer)))).error).toBeDefined()
    expect((await settle(store.dispatch(endpoints.launchGame.initiate({ gameCode: 'g' })))).error).toBeDefined()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('to answer in time is a TIMEOUT', async () => {
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    const running = createStore(fetch, signedIn).dispatch(endpoints.walletTransfer.initiate(transfer))
    await vi.advanceTimersByTimeAsync(20_000)
    expect((await running).error).toMatchObject({ code: 'TIMEOUT', status: null })
  })

  it('of authentication is reported, unless the session is another one by then (checklist 139)', async () => {
    const onUnauthenticated = vi.fn()
    const fetch = fakeErrorFetch()
    await settle(createStore(fetch, { ...signedIn, onUnauthenticated }).dispatch(endpoints.balance.initiate()))
    expect(onUnauthenticated).toHaveBeenCalledExactlyOnceWith('SESSION_EXPIRED')

    const tokens = ['old', 'new']
    const getToken = () => tokens.shift() ?? 'new'
    await settle(createStore(fetch, { getToken, onUnauthenticated }).dispatch(endpoints.balance.initiate()))
    expect(onUnauthenticated).toHaveBeenCalledTimes(1)
  })
})

const fakeErrorFetch = () => createFakeFetch(fakeError('balance', 'SESSION_EXPIRED', { reason: 'IDLE' }))

describe('an answer', () => {
  it('passes the code’s fields to the caller', async () => {
    const fetch = fetching(() => refused(401, 'LOGIN_FAILED', { captcha: true }))
    const { error } = await settle(createStore(fetch, signedIn).dispatch(endpoints.logout.initiate()))
    expect(error).toEqual({ code: 'LOGIN_FAILED', message: 'no', data: { captcha: true }, status: 401 })
  })

  it('that does not fit its row is BAD_RESPONSE and names the field', async () => {
    const fetch = fetching(() => ok({ list: [{ amount: 5 }] }))
    const { error } = await settle(createStore(fetch).dispatch(endpoints.rankList.initiate()))
    expect(error).toMatchObject({ code: 'BAD_RESPONSE', message: expect.stringContaining('rankList: list.0.') })
  })

  it('of any shape never makes a call throw', async () => {
    const body = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ success: fc.jsonValue(), code: fc.jsonValue(), message: fc.jsonValue(), value: fc.jsonValue() }),
    )
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 200, max: 599 }), body, async (status, text) => {
        const isBodiless = [204, 205, 304].includes(status)
        const answer = typeof text === 'string' ? text : JSON.stringify(text)
        const fetch = async () => (isBodiless ? new Response(null, { status }) : reply(status, answer))
        const store = createStore(fetch, signedIn)
        const { error } = await settle(store.dispatch(endpoints.walletTransfer.initiate(transfer)))
        expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) })
      }),
      { numRuns: 200 },
    )
  })
})
