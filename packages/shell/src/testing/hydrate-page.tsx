import { bootEntries } from '@boardwalk/api-client'
import type { Boot } from '@boardwalk/api-client/contract'
import { createFakeFetch, type FakeFetch } from '@boardwalk/api-client/fakes'
import { createI18n } from '@boardwalk/i18n'
import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { expect, vi } from 'vitest'
import { compose } from '../app/compose.ts'
import { lazyPartsOf } from '../app/lazy-parts.ts'
import { Storefront } from '../app/Storefront.tsx'
import { createStore } from '../app/store.ts'
import { unpack } from '../boot/pack.ts'
import type { Feature } from '../feature-contract.ts'
import { createServer } from '../server.tsx'
import { answerQueries, makeBoot, makeConfig, readStrings, TEMPLATE } from './fixture.ts'
import { withOwn } from './with-own.ts'

type Options = {
  fake?: FakeFetch
  features?: Feature[]
  /** The later parts have loaded before hydration. */
  isLazyLoaded?: boolean
  /** Actions of a visitor, or state restored by a browser, before the page is hydrated. */
  meanwhile?: (page: HTMLElement) => void
}

/** Hydrates a page of the server. Unmount it at the end. */
export async function hydratePage(url: string, options: Options = {}) {
  const { fake = createFakeFetch(), meanwhile } = options
  const features = withOwn(options.features)
  const config = makeConfig('india', features)
  const server = createServer(config)
  const entries = await answerQueries(server.queries(url, 'EN'), fake)
  const boot = makeBoot(config, { entries })
  const { html } = await server.render({ ...boot, template: TEMPLATE, url, origin: 'http://ph.localhost:4001' })
  const root = document.body.appendChild(document.createElement('div'))
  const [, body = '', data = ''] =
    /<div id="root">([\s\S]*)<\/div><script type="application\/json" id="boot">([^<]*)/.exec(html) ?? []
  root.innerHTML = body
  history.replaceState(null, '', url)
  meanwhile?.(root)

  const asked = fake.calls.length
  const store = createStore(boot, {
    merchantCode: boot.merchantCode,
    getToken: () => sessionStorage.getItem('token'),
    getLanguage: () => 'EN',
    fetch: fake,
  })
  store.dispatch(bootEntries((unpack(JSON.parse(data)) as Boot).entries))
  const composition = compose(features)
  if (options.isLazyLoaded) await lazyPartsOf(composition).load()
  const onRecoverableError = vi.fn()
  const app = await act(async () =>
    hydrateRoot(
      root,
      <BrowserRouter>
        <Storefront
          value={{ ...config, composition, serverTime: boot.serverTime }}
          store={store}
          i18n={createI18n({ language: 'EN', resources: readStrings('EN') })}
        />
      </BrowserRouter>,
      { onRecoverableError },
    ),
  )
  await waitFor(() => expect(document.documentElement.dataset.hydrated).toBe('true'))
  const unmount = async () => {
    await act(async () => app.unmount())
    root.remove()
    delete document.documentElement.dataset.hydrated
  }
  const preloaded = fake.calls.slice(0, asked)
  return { root, entries, preloaded, onRecoverableError, calls: () => fake.calls.slice(asked), unmount }
}
