import { type ApiContext, type BootEntry, bootEntries } from '@boardwalk/api-client'
import { createFakeFetch, type FakeFetch } from '@boardwalk/api-client/fakes'
import { createI18n } from '@boardwalk/i18n'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { compose } from '../app/compose.ts'
import { findRoute } from '../app/composition.ts'
import { lazyPartsOf } from '../app/lazy-parts.ts'
import { Storefront } from '../app/Storefront.tsx'
// Loaded with the file, so that the first test of a busy machine does not wait for it.
import '../app/AfterHydration.tsx'
import '../overlays/OverlayFrame.tsx'
import { createStore, type ShellStore } from '../app/store.ts'
import type { Feature } from '../feature-contract.ts'
import { sessionLost } from '../session/session-actions.ts'
import { readToken, writeSession } from '../session/session-storage.ts'
import { askStatus } from '../status/ask-status.ts'
import { makeBoot, makeConfig, readStrings } from './fixture.ts'
import { withOwn } from './with-own.ts'

export { onWideScreen } from './wide-screen.ts'

export type RenderOptions = {
  fake?: FakeFetch
  country?: string
  /** Language that the visitor chose before. */
  language?: LanguageCode
  /** Composed before the shell's own features. */
  features?: Feature[]
  /** The storefront is made of `features` alone. */
  isBare?: boolean
  /** Responses embedded in the page. */
  entries?: BootEntry[]
  /** The test itself brings the later parts of its features. */
  isLazyPending?: boolean
  /** Account type of a session that exists before the page opens. */
  signedInAs?: number
}

/** A whole storefront at an address, on the real store, with the fakes for a server. */
export async function renderStorefront(address: string, options: RenderOptions = {}) {
  const { fake = createFakeFetch(), country = 'philippines', entries = [], signedInAs } = options
  const features = options.isBare ? (options.features ?? []) : withOwn(options.features)
  const { language = 'EN' } = options
  if (options.language) localStorage.setItem('hisLang', language)
  if (signedInAs !== undefined) {
    writeSession({ token: 'fake-token-of-a-signed-in-player', isAgent: signedInAs, username: 'player01' })
  }
  const config = makeConfig(country, features)
  const composition = compose(features)
  const boot = makeBoot(config, { entries, language })
  const context: ApiContext = {
    merchantCode: boot.merchantCode,
    getToken: readToken,
    getLanguage: () => store.getState().settings.language,
    fetch: fake,
    onUnauthenticated: () => store.dispatch(sessionLost()),
    onClosed: () => void store.dispatch(askStatus()),
  }
  const store: ShellStore = createStore(boot, context, features)
  store.dispatch(bootEntries(boot.entries))
  if (!options.isLazyPending) await lazyPartsOf(composition).load()
  await findRoute(composition, new URL(address, 'http://x').pathname)?.page.preload()
  const i18n = createI18n({ language, resources: readStrings(language) })
  let path = address
  let navigate: NavigateFunction = () => {}
  const Spy = () => {
    const { pathname, search } = useLocation()
    path = pathname + search
    navigate = useNavigate()
    return null
  }
  const value = { ...config, composition, serverTime: boot.serverTime }
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Storefront value={value} store={store} i18n={i18n} />
      <Spy />
    </MemoryRouter>,
  )
  // Nothing awaits these: React would take all until then for a part of the act, which the testing library has ended.
  const back = () => void act(() => void navigate(-1))
  const go = (target: string) => void act(() => void navigate(target))
  return { ...view, store, fake, user: userEvent.setup(), address: () => path, back, go }
}
