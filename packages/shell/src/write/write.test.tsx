import { api, type Endpoints, type Value } from '@boardwalk/api-client'
import { createFakeFetch, type FakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { createI18n, I18nProvider } from '@boardwalk/i18n'
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../app/store.ts'
import { loggedIn } from '../session/session-slice.ts'
import { makeBoot, makeConfig, readStrings } from '../testing/fixture.ts'
import { SubmitButton, useWrite, WriteNotice } from './index.ts'

type Operation = Value<Endpoints['operation']>
const body = { from: 'MAIN', to: '101', amount: '5.00' }
const moved = fakes.walletTransfer(body)
const nothing: Operation = { state: 'UNKNOWN', status: null, body: null }
const done: Operation = { state: 'DONE', status: 200, body: moved }
const lost = () => Promise.reject(new DOMException('The connection broke', 'NetworkError'))

/** A screen with a form that moves money. */
function Transfer() {
  const write = useWrite('walletTransfer', 'transfer')
  return (
    <>
      <SubmitButton onClick={() => write.confirm(body)}>Move</SubmitButton>
      <p>
        {write.phase} {write.phase === 'done' && write.value.refNo} {write.body?.amount}
      </p>
      <WriteNotice write={write} />
    </>
  )
}

const i18n = createI18n({ language: 'EN', resources: readStrings('EN') })

/** A page of a tab; another one on the same storage is the page after a reload. */
function open(fake: FakeFetch, { username = 'player01', fetch = fake as typeof globalThis.fetch } = {}) {
  const boot = makeBoot(makeConfig())
  const store = createStore(boot, {
    merchantCode: boot.merchantCode,
    getToken: () => 'token',
    getLanguage: () => 'EN',
    fetch,
  })
  store.dispatch(loggedIn({ username, isAgent: 0, isRestricted: false }))
  const view = render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Provider store={store}>
          <Transfer />
        </Provider>
      </I18nProvider>
    </StrictMode>,
  )
  return { ...view, store }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = async (name: string) => {
  act(() => screen.getByRole('button', { name }).click())
  await pass(50)
}
const sent = (fake: FakeFetch, row: string) => fake.calls.filter(({ name }) => name === row)
const keys = (fake: FakeFetch) => sent(fake, 'walletTransfer').map(({ headers }) => headers.get('idempotency-key'))
const phase = (text: string) =>
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent?.startsWith(text) === true),
  ).toBeInTheDocument()

/** The gateway does the work, or not, and its response is lost on the way. */
const losing =
  (fake: FakeFetch): typeof globalThis.fetch =>
  async (...call) => {
    const answer = await fake(...call)
    return String(call[0]).includes('walletTransfer') ? lost() : answer
  }

// In development a response is checked by code that arrives with the first one.
beforeAll(async () => {
  const fetch = createFakeFetch()
  const { store, unmount } = open(fetch)
  await store.dispatch(api.endpoints.rankList.initiate())
  unmount()
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a write', () => {
  it('makes its key when the player confirms, and drops it with the final response', async () => {
    const fake = createFakeFetch()
    open(fake)
    await pass(0)
    expect(sessionStorage.length).toBe(0)
    await press('Move')
    phase(`done ${moved.refNo}`)
    expect(keys(fake)[0]).toMatch(/^[\w-]{22}$/)
    expect(sessionStorage.length).toBe(0)
  })

  it('is sent once however often the button is pressed', async () => {
    const fake = createFakeFetch({}, { delay: 500 })
    open(fake)
    await pass(0)
    const button = screen.getByRole('button', { name: 'Move' })
    act(() => {
      button.click()
      button.click()
    })
    await press('Move')
    await pass(1000)
    expect(sent(fake, 'walletTransfer')).toHaveLength(1)
  })

  it('gets another key the next time', async () => {
    const fake = createFakeFetch()
    open(fake)
    await pass(0)
    await press('Move')
    await press('Move')
    expect(new Set(keys(fake)).size).toBe(2)
  })

  it('that is refused shows the reason and stores nothing', async () => {
    const { fakeError } = await import('@boardwalk/api-client/fakes')
    const fake = createFakeFetch(fakeError('walletTransfer', 'INSUFFICIENT_FUNDS', { available: '1.00' }))
    open(fake)
    await pass(0)
    await press('Move')
    expect(screen.getByRole('alert')).toHaveTextContent('Your balance is too low')
    expect(sessionStorage.length).toBe(0)
    expect(sent(fake, 'operation')).toHaveLength(0)
  })
})

describe('a write whose response was lost', () => {
  it('is never called failed: its status is read after 2, 4, 8 and 16 seconds', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    open(fake, { fetch: losing(fake) })
    await pass(0)
    await press('Move')
    phase('checking')
    const asked = async (ms: number) => {
      await pass(ms)
      return sent(fake, 'operation').length
    }
    expect(await asked(1900)).toBe(0)
    expect(await asked(150)).toBe(1)
    expect(await asked(4000)).toBe(2)
    expect(await asked(8000)).toBe(3)
    phase('checking')
    expect(await asked(16_100)).toBe(4)
    phase('unknown')
    expect(sent(fake, 'walletTransfer')).toHaveLength(1)
  })

  it('is done when the gateway reports it', async () => {
    const fake = createFakeFetch({ operation: () => done })
    open(fake, { fetch: losing(fake) })
    await pass(0)
    await press('Move')
    await pass(2100)
    phase(`done ${moved.refNo}`)
    expect(sessionStorage.length).toBe(0)
  })

  it('is tried again by the player, with the same key', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    open(fake, { fetch: losing(fake) })
    await pass(0)
    await press('Move')
    await pass(31_000)
    await press('Move')
    expect(sent(fake, 'walletTransfer')).toHaveLength(1)
    await press('Try again')
    const [first, second] = keys(fake)
    expect(keys(fake)).toHaveLength(2)
    expect(second).toBe(first)
  })

  it('keeps its key when something on the way calls it late (408)', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    let isLate = true
    const timingOut: typeof globalThis.fetch = async (...call) => {
      const answer = await fake(...call)
      if (!isLate || !String(call[0]).includes('walletTransfer')) return answer
      const body = { success: false, message: 'late', value: null, code: 'UPSTREAM_TIMEOUT' }
      return Response.json(body, { status: 408 })
    }
    open(fake, { fetch: timingOut })
    await pass(0)
    await press('Move')
    phase('checking')
    expect(sessionStorage.getItem('write:transfer')).not.toBeNull()
    await pass(31_000)
    isLate = false
    await press('Try again')
    expect(new Set(keys(fake)).size).toBe(1)
    phase(`done ${moved.refNo}`)
  })

  it('stays open when a second try is refused for a reason that proves nothing about the first', async () => {
    const { fakeError } = await import('@boardwalk/api-client/fakes')
    const fake = createFakeFetch({ operation: () => nothing })
    let isLosing = true
    open(fake, { fetch: (...call) => (isLosing ? losing(fake) : fake)(...call) })
    await pass(0)
    await press('Move')
    await pass(31_000)
    isLosing = false
    fake.use(fakeError('walletTransfer', 'RATE_LIMITED', { retryAfter: 5 }))
    await press('Try again')
    phase('checking')
    expect(sessionStorage.getItem('write:transfer')).not.toBeNull()
  })

  it('is dropped when the player wants to, with its key', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    open(fake, { fetch: losing(fake) })
    await pass(0)
    await press('Move')
    await pass(31_000)
    phase('unknown  5.00')
    await press('Leave it')
    phase('idle')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sessionStorage.length).toBe(0)
    await press('Move')
    expect(new Set(keys(fake)).size).toBe(2)
  })

  it('is shown again before it is sent late', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    open(fake, { fetch: losing(fake) })
    await pass(0)
    await press('Move')
    await pass(31_000)
    expect(screen.getByRole('alert')).toHaveTextContent('That did not go through')
    const stored = JSON.parse(sessionStorage.getItem('write:transfer') ?? '{}')
    sessionStorage.setItem('write:transfer', JSON.stringify({ ...stored, confirmedAt: stored.confirmedAt - 60_000 }))
    open(fake)
    await pass(31_000)
    expect(screen.getAllByRole('alert')[1]).toHaveTextContent('Do you still want it?')
  })
})

describe('a reload', () => {
  it('resumes: it reads its status at once, and shows the result', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    const before = open(fake, { fetch: losing(fake) })
    await pass(0)
    await press('Move')
    before.unmount()
    const after = createFakeFetch({ operation: () => done })
    open(after)
    await pass(50)
    phase(`done ${moved.refNo} 5.00`)
    expect(sent(after, 'operation')[0]?.input).toEqual({ key: keys(fake)[0] })
    expect(sent(after, 'walletTransfer')).toHaveLength(0)
  })

  it('keeps the form and the key, and sends nothing automatically', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    const before = open(fake, { fetch: losing(fake) })
    await pass(0)
    await press('Move')
    before.unmount()
    const after = createFakeFetch({ operation: () => nothing })
    open(after)
    await pass(31_000)
    phase('unknown  5.00')
    expect(sent(after, 'walletTransfer')).toHaveLength(0)
    await press('Try again')
    expect(keys(after)).toEqual(keys(fake))
    phase(`done ${moved.refNo}`)
  })

  it('shows it to its author only, and survives invalid content', async () => {
    const fake = createFakeFetch({ operation: () => nothing })
    const before = open(fake, { fetch: losing(fake) })
    await pass(0)
    await press('Move')
    before.unmount()
    const other = open(fake, { username: 'player02' })
    await pass(50)
    phase('idle')
    other.unmount()
    for (const text of ['{', 'null', '[]', '{"key":"short","body":{},"confirmedAt":1,"username":"player01"}']) {
      sessionStorage.setItem('write:transfer', text)
      const view = open(fake)
      await pass(50)
      phase('idle')
      view.unmount()
    }
  })
})

it('is not offered without a network, with a message', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fake = createFakeFetch()
  open(fake)
  await pass(0)
  expect(screen.getByRole('button', { name: 'Move' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Move' })).toHaveAccessibleDescription(/You are offline/)
})
