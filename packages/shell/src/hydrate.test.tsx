import { bootEntries } from '@boardwalk/api-client'
import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { createI18n } from '@boardwalk/i18n'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { compose } from './app/compose.ts'
import { Storefront } from './app/Storefront.tsx'
import { createStore } from './app/store.ts'
import { createServer } from './server.tsx'
import { answerQueries, makeBoot, makeConfig, readStrings, TEMPLATE } from './testing/fixture.ts'

afterEach(() => vi.restoreAllMocks())

describe('hydration', () => {
  it.each(['/', '/register', '/help', '/no-such-page'])('of %s finds exactly what the server wrote', async (url) => {
    const complaints: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
    const config = makeConfig('india')
    const server = createServer(config)
    const fake = createFakeFetch()
    const entries = await answerQueries(server.queries(url, 'EN'), fake)
    const boot = makeBoot(config, { entries })
    const { html } = await server.render({ ...boot, template: TEMPLATE, url, origin: 'http://ph.localhost:4001' })
    const root = document.createElement('div')
    root.innerHTML = /<div id="root">([\s\S]*)<\/div><script type="application\/json"/.exec(html)?.[1] ?? ''
    document.body.append(root)
    history.replaceState(null, '', url)
    sessionStorage.setItem('token', 'fake-token-of-a-signed-in-player')
    localStorage.setItem('balanceHidden', '1')

    const before = fake.calls.length
    const store = createStore(boot, {
      merchantCode: boot.merchantCode,
      getToken: () => sessionStorage.getItem('token'),
      getLanguage: () => 'EN',
      fetch: fake,
    })
    store.dispatch(bootEntries(boot.entries))
    const onRecoverableError = vi.fn()
    const app = await act(async () =>
      hydrateRoot(
        root,
        <BrowserRouter>
          <Storefront
            value={{ ...config, composition: compose([]), serverTime: boot.serverTime }}
            store={store}
            i18n={createI18n({ language: 'EN', resources: readStrings('EN') })}
          />
        </BrowserRouter>,
        { onRecoverableError },
      ),
    )
    await vi.waitFor(() => expect(document.documentElement.dataset.hydrated).toBe('true'))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(complaints.filter((words) => /hydrat|did not match/i.test(String(words)))).toEqual([])
    const preloaded = new Set(entries.map(({ endpoint }) => endpoint))
    expect(fake.calls.slice(before).filter(({ name }) => preloaded.has(name))).toEqual([])
    await act(async () => app.unmount())
  })
})
