import { api, type Endpoints, type Input, type Value } from '@boardwalk/api-client'
import { createFakeFetch, type FakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import { createI18n, I18nProvider } from '@boardwalk/i18n'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../app/store.ts'
import { loggedIn, loggedOut } from '../session/session-slice.ts'
import { makeBoot, makeConfig, readStrings } from '../testing/fixture.ts'
import { useWrite, type Write, WriteNotice } from './index.ts'

type Transfer = Write<Input<Endpoints['walletTransfer']>, Value<Endpoints['walletTransfer']>>
type Operation = Value<Endpoints['operation']>
const body = { from: 'MAIN', to: '101', amount: '5.00' }
const nothing: Operation = { state: 'UNKNOWN', status: null, body: null }
const done: Operation = { state: 'DONE', status: 200, body: fakes.walletTransfer(body) }
const player = { username: 'player01', isAgent: 0, isRestricted: false } as const

function newStore(fetch: typeof globalThis.fetch) {
  const boot = makeBoot(makeConfig())
  return createStore(boot, { merchantCode: boot.merchantCode, getToken: () => 'token', getLanguage: () => 'EN', fetch })
}

/** A form on a page with all of its functions, also those that its buttons would not offer. */
function open(fake: typeof globalThis.fetch, { isLoggedIn = true, loses = false } = {}) {
  const fetch: typeof globalThis.fetch = async (...call) => {
    const answer = await fake(...call)
    if (loses && String(call[0]).includes('walletTransfer')) throw new DOMException('The connection broke')
    return answer
  }
  const store = newStore(fetch)
  if (isLoggedIn) store.dispatch(loggedIn(player))
  const seen: { write: Transfer | null } = { write: null }
  function Form() {
    seen.write = useWrite('walletTransfer', 'transfer')
    return null
  }
  const view = render(
    <Provider store={store}>
      <Form />
    </Provider>,
  )
  const now = () => {
    if (!seen.write) throw new Error('The form was not rendered.')
    return seen.write
  }
  const does = async (work: (write: Transfer) => void) => {
    act(() => work(now()))
    await pass(50)
  }
  return { ...view, store, now, does }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const sent = (fake: FakeFetch, row: string) => fake.calls.filter(({ name }) => name === row).length
const kept = () => sessionStorage.getItem('write:transfer')

// In development a response is checked by code that arrives with the first one.
beforeAll(async () => {
  const { store, unmount } = open(createFakeFetch())
  await store.dispatch(api.endpoints.rankList.initiate())
  unmount()
})
beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a form', () => {
  it('tries nothing again that is not open', async () => {
    const fake = createFakeFetch()
    const { does, now } = open(fake)
    await does((write) => write.again())
    expect(sent(fake, 'walletTransfer')).toBe(0)
    await does((write) => write.confirm(body))
    expect(now().phase).toBe('done')
    await does((write) => write.again())
    expect(sent(fake, 'walletTransfer')).toBe(1)
  })

  it('treats a first try that was rate-limited as refused, and does not poll', async () => {
    const fake = createFakeFetch({ ...fakeError('walletTransfer', 'RATE_LIMITED'), operation: () => nothing })
    const { does, now } = open(fake)
    await does((write) => write.confirm(body))
    await pass(60_000)
    expect([now().phase, kept(), sent(fake, 'operation')]).toEqual(['refused', null, 0])
  })

  it('is sending again until the response to the repeated try arrives', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    const { does, now } = open(fake, { loses: true })
    await does((write) => write.confirm(body))
    await pass(31_000)
    expect(now().phase).toBe('unknown')
    act(() => now().again())
    expect(now().phase).toBe('sending')
    await pass(50)
    expect(now().phase).toBe('checking')
  })

  it('sends nothing without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const fake = createFakeFetch()
    const { does, now } = open(fake)
    await does((write) => write.confirm(body))
    expect([now().phase, sent(fake, 'walletTransfer'), kept()]).toEqual(['idle', 0, null])
  })

  it('does one thing at a time', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    const { does, now } = open(fake, { loses: true })
    await does((write) => write.confirm(body))
    const { phase } = now()
    expect(phase).toBe('checking')
    await does((write) => write.dismiss())
    expect([now().phase, now().body]).toEqual(['checking', body])
    expect(kept()).not.toBeNull()
    await pass(31_000)
    expect(now().phase).toBe('unknown')
    await does((write) => write.confirm({ ...body, amount: '6.00' }))
    expect(sent(fake, 'walletTransfer')).toBe(1)
    await does((write) => {
      write.again()
      write.again()
    })
    expect(sent(fake, 'walletTransfer')).toBe(2)
  })

  it('stays open when its status cannot be read', async () => {
    const fake = createFakeFetch(fakeError('operation', 'INTERNAL'))
    const { does, now } = open(fake, { loses: true })
    await does((write) => write.confirm(body))
    await pass(120_000)
    expect(now().phase).toBe('unknown')
    expect(kept()).not.toBeNull()
    await does((write) => write.dismiss())
    expect([now().phase, now().body, kept()]).toEqual(['idle', null, null])
  })

  it('leaves nothing of its questions in the store', async () => {
    const fake = createFakeFetch({ operation: () => done })
    const { does, now, store } = open(fake, { loses: true })
    await does((write) => write.confirm(body))
    await pass(2_100)
    expect(now().phase).toBe('done')
    await pass(120_000)
    expect(Object.keys(store.getState().api.queries).filter((key) => key.startsWith('operation'))).toEqual([])
  })

  it('stops polling once its screen is gone', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    const { does, unmount } = open(fake, { loses: true })
    await does((write) => write.confirm(body))
    await pass(2_100)
    expect(sent(fake, 'operation')).toBe(1)
    unmount()
    await pass(31_000)
    expect(sent(fake, 'operation')).toBe(1)
    const after = createFakeFetch({ operation: () => nothing })
    const resumed = open(after)
    await pass(50)
    expect(sent(after, 'operation')).toBe(1)
    resumed.unmount()
    await pass(31_000)
    expect(sent(after, 'operation')).toBe(1)
  })
})

describe('without a session', () => {
  it('nothing is read, and nothing forgotten', async () => {
    sessionStorage.setItem('write:transfer', '{}')
    const fake = createFakeFetch()
    const { now } = open(fake, { isLoggedIn: false })
    await pass(50)
    expect([now().phase, kept(), fake.calls.length]).toEqual(['idle', '{}', 0])
  })

  it('an open write is found again by its player, and by no other', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    const { does, now, store } = open(fake, { loses: true })
    await does((write) => write.confirm(body))
    const key = JSON.parse(kept() ?? '{}').key
    act(() => void store.dispatch(loggedOut()))
    sessionStorage.clear()
    act(() => void store.dispatch(loggedIn(player)))
    await pass(50)
    expect(now().phase).toBe('checking')
    expect(JSON.parse(kept() ?? '{}').key).toBe(key)
    act(() => void store.dispatch(loggedOut()))
    sessionStorage.clear()
    act(() => void store.dispatch(loggedIn({ ...player, username: 'player02' })))
    await pass(50)
    expect([now().phase, now().body, kept()]).toEqual(['idle', null, null])
  })

  it('a response that arrives when another player is logged in neither shows nor ends anything of theirs', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const waiting = [...answers]
    const fake = createFakeFetch()
    const slow: typeof globalThis.fetch = async (...call) => {
      if (String(call[0]).includes('walletTransfer')) await waiting.shift()?.promise
      return fake(...call)
    }
    const { does, now, store } = open(slow)
    await does((write) => write.confirm(body))
    act(() => void store.dispatch(loggedOut()))
    act(() => void store.dispatch(loggedIn({ ...player, username: 'player02' })))
    const theirs = { ...body, amount: '6.00' }
    await does((write) => write.confirm(theirs))
    const pending = kept()
    answers[0]?.resolve()
    await pass(50)
    expect([now().phase, now().body, kept()]).toEqual(['sending', theirs, pending])
    answers[1]?.resolve()
    await pass(50)
    expect([now().phase, kept()]).toEqual(['done', null])
  })

  it('polling stops for a player who has left', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    const { does, now, store } = open(fake, { loses: true })
    await does((write) => write.confirm(body))
    act(() => void store.dispatch(loggedOut()))
    sessionStorage.clear()
    act(() => void store.dispatch(loggedIn({ ...player, username: 'player02' })))
    await pass(120_000)
    expect([now().phase, sent(fake, 'operation')]).toEqual(['idle', 0])
  })

  it('a write that was answered is not resumed', async () => {
    const fake = createFakeFetch({ operation: () => done })
    const { does, now, store } = open(fake)
    await does((write) => write.confirm(body))
    expect(now().phase).toBe('done')
    act(() => void store.dispatch(loggedOut()))
    act(() => void store.dispatch(loggedIn(player)))
    await pass(50)
    expect([now().phase, sent(fake, 'operation')]).toEqual(['idle', 0])
  })
})

it.each([
  [60_000, 'That did not go through'],
  [60_001, 'Do you still want it?'],
])('a write that was confirmed %i ms ago shows: %s', (age, text) => {
  vi.setSystemTime(1_790_000_000_000)
  const write = { phase: 'unknown', body, confirmedAt: Date.now() - age, again: vi.fn(), dismiss: vi.fn() }
  render(
    <I18nProvider i18n={createI18n({ language: 'EN', resources: readStrings('EN') })}>
      <Provider store={newStore(createFakeFetch())}>
        <WriteNotice write={write as unknown as Transfer} />
      </Provider>
    </I18nProvider>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})
