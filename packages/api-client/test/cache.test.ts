import { describe, expect, it, vi } from 'vitest'
import { createFakeFetch, fakeError, fakeId, fakes, makeGame } from '../src/fakes/index.ts'
import { bootEntries, sessionEnded, sessionEnding, sessionStarted } from '../src/index.ts'
import { lazyApi as api } from '../src/lazy.ts'
import { createStore, signedIn } from './store.ts'

const { endpoints } = api
const asked = (fake: ReturnType<typeof createFakeFetch>, name: string) =>
  fake.calls.filter((call) => call.name === name).length
const toggle = { nodeId: fakeId(1), vendor: 'NOVA', gameType: 'RNG', on: true } as const

describe('boot entries', () => {
  it('are found by the hooks’ own question, so nothing is fetched twice', async () => {
    const fake = createFakeFetch()
    const store = createStore(fake)
    const value = { list: [makeGame()] }
    store.dispatch(
      bootEntries([
        { endpoint: 'hotGames', arg: { language: 'EN' }, value },
        { endpoint: 'systemStatus', arg: {}, value: fakes.systemStatus({}) },
        { endpoint: 'rowOfALaterRelease', arg: {}, value: 1 },
      ]),
    )
    expect((await store.dispatch(endpoints.hotGames.initiate({ language: 'EN' }))).data).toEqual(value)
    expect((await store.dispatch(endpoints.systemStatus.initiate())).data?.status).toBe(0)
    expect(fake.calls).toEqual([])
  })
})

describe('tags', () => {
  it('make a write refetch the changed data, and nothing else', async () => {
    const fake = createFakeFetch()
    const store = createStore(fake, signedIn)
    await Promise.all([
      store.dispatch(endpoints.favouriteIds.initiate({})),
      store.dispatch(endpoints.balance.initiate()),
    ])
    await store.dispatch(endpoints.toggleFavourite.initiate(toggle))
    await vi.waitFor(() => expect(asked(fake, 'favouriteIds')).toBe(2), 20_000)
    expect(asked(fake, 'balance')).toBe(1)
  })

  it('stay quiet after a refusal', async () => {
    const fake = createFakeFetch(fakeError('toggleFavourite', 'NOT_FOUND'))
    const store = createStore(fake, signedIn)
    await store.dispatch(endpoints.favouriteIds.initiate({}))
    await store.dispatch(endpoints.toggleFavourite.initiate(toggle))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked(fake, 'favouriteIds')).toBe(1)
  })

  it('refresh after a failure that may have changed something', async () => {
    const fake = createFakeFetch(fakeError('toggleFavourite', 'INTERNAL'))
    const store = createStore(fake, signedIn)
    await store.dispatch(endpoints.favouriteIds.initiate({}))
    await store.dispatch(endpoints.toggleFavourite.initiate(toggle))
    await vi.waitFor(() => expect(asked(fake, 'favouriteIds')).toBe(2), 20_000)
  })
})

describe('a session', () => {
  it('that starts refetches all personal data', async () => {
    const fake = createFakeFetch()
    const tokens: { current: string | null } = { current: null }
    const store = createStore(fake, { getToken: () => tokens.current })
    await Promise.all([store.dispatch(endpoints.gameList.initiate()), store.dispatch(endpoints.rankList.initiate())])
    tokens.current = 'token-1'
    store.dispatch(sessionStarted())
    await vi.waitFor(() => expect(asked(fake, 'gameList')).toBe(2), 20_000)
    expect(fake.calls.at(-1)?.headers.get('authorization')).toBe('Bearer token-1')
    expect(asked(fake, 'rankList')).toBe(1)
  })

  it('that is ending stops all reads with its token, and those of visitors are done again afterwards', async () => {
    const held = Promise.withResolvers<never>()
    const fake = createFakeFetch({ gameList: () => held.promise, rankList: () => held.promise })
    const tokens: { current: string | null } = { current: 'token-1' }
    const store = createStore(fake, { getToken: () => tokens.current })
    const games = store.dispatch(endpoints.gameList.initiate())
    const ranks = store.dispatch(endpoints.rankList.initiate())
    store.dispatch(sessionEnding())
    expect(await games).toMatchObject({ error: { name: 'AbortError' } })
    expect(endpoints.rankList.select()(store.getState()).status).toBe('pending')
    tokens.current = null
    fake.use({ gameList: fakes.gameList })
    store.dispatch(sessionEnded())
    await vi.waitFor(() => expect(endpoints.gameList.select()(store.getState()).data).toBeDefined(), 20_000)
    expect(fake.calls.findLast(({ name }) => name === 'gameList')?.headers.get('authorization')).toBeNull()
    ranks.abort()
  })

  it('that ends leaves nothing personal behind', async () => {
    const store = createStore(createFakeFetch(), signedIn)
    await Promise.all([store.dispatch(endpoints.memberInfo.initiate()), store.dispatch(endpoints.rankList.initiate())])
    store.dispatch(sessionEnded())
    expect(endpoints.memberInfo.select()(store.getState()).data).toBeUndefined()
    expect(endpoints.rankList.select()(store.getState()).data).toBeDefined()
  })
})

describe('the fake gateway', () => {
  it('opens sealed bodies, and refuses values that the schema refuses', async () => {
    const fake = createFakeFetch()
    const store = createStore(fake)
    const login = { type: 'username', username: 'ana', password: 'Secret-Words-1', side: 'MEMBER' } as const
    expect((await store.dispatch(endpoints.login.initiate(login))).data?.userName).toBe('ana')
    const broken = { ...login, surplus: 1 }
    expect((await store.dispatch(endpoints.login.initiate(broken))).error).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('takes overrides while it runs, and drops them', async () => {
    const fake = createFakeFetch({ balance: () => ({ ...fakes.balance({}), cash: '7.00' }) }, { delay: 1 })
    const store = createStore(fake, signedIn)
    const read = async () =>
      (await store.dispatch(endpoints.balance.initiate(undefined, { forceRefetch: true }))).data?.cash
    expect(await read()).toBe('7.00')
    fake.use({ balance: () => ({ ...fakes.balance({}), cash: '8.00' }) })
    expect(await read()).toBe('8.00')
    fake.reset()
    expect(await read()).toBe('7.00')
  })
})
