import { api, bootEntries } from '@boardwalk/api-client'
import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { lazyApi } from '@boardwalk/api-client/lazy'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore, type ShellStore } from '../app/store.ts'
import { loggedIn, loggedOut, sessionRestored } from '../session/session-slice.ts'
import { languageChanged } from '../settings/settings-slice.ts'
import { makeBoot, makeConfig } from '../testing/fixture.ts'
import { askForWallets, keepAnswers, keptNames } from './kept-answers.ts'

const { endpoints } = lazyApi
const never = () => new Promise<never>(() => undefined)
const offline = Object.fromEntries(Object.values(keptNames).map((row) => [row, never]))

function page(fake = createFakeFetch(), country = 'philippines') {
  const boot = makeBoot(makeConfig(country))
  const store: ShellStore = createStore(boot, {
    merchantCode: boot.merchantCode,
    getToken: () => 'token',
    getLanguage: () => store.getState().settings.language,
    fetch: fake,
  })
  store.dispatch(sessionRestored({ username: 'player01', isAgent: 0 }))
  const stop = keepAnswers(store)
  const askAll = () =>
    [
      endpoints.gameVendor.initiate({}),
      api.endpoints.permission.initiate({ url: 'ph.localhost' }),
      api.endpoints.gameMenus.initiate({ language: 'EN' }),
      endpoints.registerSettings.initiate({ method: 'USERNAME' }),
      endpoints.merchantWallet.initiate({}),
      api.endpoints.announcements.initiate({ types: 'PL,PU,H', platform: 'W', execution: 'B', language: 'EN' }),
    ].map((query) => store.dispatch(query as never) as PromiseLike<unknown>)
  return { store, stop, askAll }
}

const kept = () =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith('kept:'))
    .sort()
/** Waits until responses have arrived and are stored. */
const settle = async () => {
  await vi.advanceTimersByTimeAsync(2000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(3000)
}
const menusOf = ({ store }: { store: ShellStore }) =>
  api.endpoints.gameMenus.select({ language: 'EN' })(store.getState()).data

async function firstLoad(country?: string) {
  const first = page(undefined, country)
  await Promise.all(first.askAll())
  await settle()
  first.stop()
  return first
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

describe('responses that a tab stores', () => {
  it('are the six of the specification, after the first load (checklist 68)', async () => {
    await firstLoad()
    expect(kept()).toEqual(
      Object.keys(keptNames)
        .map((name) => `kept:${name}`)
        .sort(),
    )
  })

  it('are shown after a reload while the network is slow (checklist 68)', async () => {
    await firstLoad()
    const after = page(createFakeFetch(offline))
    after.askAll()
    await settle()
    const { queries } = after.store.getState().api
    const shown = Object.values(queries).filter((query) => query?.data !== undefined)
    expect(shown.map((query) => query?.endpointName).sort()).toEqual(Object.values(keptNames).sort())
  })

  it('never replace a newer response, and are replaced by it (checklist 68)', async () => {
    await firstLoad()
    const fresher = { ...fakes.gameMenus({}), menus: [] }
    const fromPage = page(createFakeFetch(offline))
    fromPage.store.dispatch(bootEntries([{ endpoint: 'gameMenus', arg: { language: 'EN' }, value: fresher }]))
    fromPage.askAll()
    await settle()
    expect(menusOf(fromPage)?.menus).toEqual([])
    fromPage.stop()
    await firstLoad()
    const fromNetwork = page(createFakeFetch({ gameMenus: () => fresher }, { delay: 3000 }))
    fromNetwork.askAll()
    await vi.advanceTimersByTimeAsync(100)
    expect(menusOf(fromNetwork)?.menus).not.toEqual([])
    await settle()
    expect(menusOf(fromNetwork)?.menus).toEqual([])
  })

  it('are those of one merchant and one language (checklist 68)', async () => {
    await firstLoad()
    const elsewhere = page(createFakeFetch(offline), 'india')
    elsewhere.askAll()
    await settle()
    expect(menusOf(elsewhere)).toBeUndefined()
    const inFilipino = page(createFakeFetch(offline))
    inFilipino.store.dispatch(languageChanged('TY'))
    inFilipino.askAll()
    await settle()
    expect(menusOf(inFilipino)).toBeUndefined()
  })

  it('are not believed when they make no sense, are old or are of another build', async () => {
    await firstLoad()
    const good = sessionStorage.getItem('kept:routers') ?? ''
    const change = (part: object) => JSON.stringify({ ...JSON.parse(good), ...part })
    for (const text of ['{', 'null', '[]', '"x"', change({ value: 5 }), change({ scope: 'x' }), change({ at: 0 })]) {
      sessionStorage.setItem('kept:routers', text)
      const after = page(createFakeFetch(offline))
      after.askAll()
      await settle()
      expect(menusOf(after), text).toBeUndefined()
      after.stop()
    }
  })

  it('contain a member’s wallets, which are read once per tab (checklist 68)', async () => {
    const fake = createFakeFetch()
    const asked = () => fake.calls.filter(({ name }) => name === 'merchantWallet').length
    const member = page(fake)
    askForWallets(member.store)
    await settle()
    expect(kept()).toContain('kept:merchant_wallet')
    askForWallets(member.store)
    await settle()
    expect(asked()).toBe(1)
    member.store.dispatch(loggedOut())
    askForWallets(member.store)
    await settle()
    expect(asked()).toBe(1)
  })

  it('are cleared with the session, and a login drops the visitor’s (checklist 68)', async () => {
    await firstLoad()
    const { store, stop } = page(createFakeFetch(offline))
    store.dispatch(loggedOut())
    expect(kept()).toEqual([])
    stop()
    await firstLoad()
    const visitor = page(createFakeFetch(offline))
    visitor.store.dispatch(loggedOut())
    await firstLoad()
    visitor.store.dispatch(loggedIn({ username: 'player02', isAgent: 0, isRestricted: false }))
    expect(kept()).not.toContain('kept:index_notice')
    expect(kept()).not.toContain('kept:merchant_wallet')
    expect(kept()).toContain('kept:routers')
  })

  it('never contain a closed site, or more than a tab can store', async () => {
    const closed = { ...fakes.permission({ url: '' }), maintenance: true }
    const long = fakes.gameMenus({})
    const [menu] = long.menus
    const huge = {
      ...long,
      menus: Array.from({ length: 900 }, () => ({ ...menu, label: 'x'.repeat(200) })) as typeof long.menus,
    }
    const { askAll } = page(createFakeFetch({ permission: () => closed, gameMenus: () => huge }))
    await Promise.all(askAll())
    await settle()
    expect(kept()).not.toContain('kept:settings')
    expect(kept()).not.toContain('kept:routers')
    expect(kept()).toContain('kept:validate')
  })
})
