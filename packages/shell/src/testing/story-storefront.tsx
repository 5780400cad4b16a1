import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { createI18n, I18nProvider } from '@boardwalk/i18n'
import { type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'
import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { compose } from '../app/compose.ts'
import type { LocaleResources } from '../app/config.ts'
import { LiveRegion } from '../app/live-region.tsx'
import { modalOpened } from '../app/modal-slice.ts'
import { createStore, type ShellStore } from '../app/store.ts'
import { StorefrontContext } from '../app/storefront-context.ts'
import { Toasts } from '../app/Toasts.tsx'
import { Dialogs } from '../dialogs/Dialogs.tsx'
import type { Feature } from '../feature.ts'
import { sessionRestored } from '../session/session-slice.ts'
import { brandOf, stringsOf } from './story-data.ts'

export type StoryOptions = {
  address?: string
  /** Answers that replace the happy ones. */
  answers?: Parameters<typeof createFakeFetch>[0]
  /** Account type of whoever is signed in; a visitor without. */
  signedInAs?: number
  /** Starts with the search popup open. */
  isSearching?: boolean
  features?: Feature[]
}

function setUp({ answers, signedInAs, isSearching = false, features = [] }: StoryOptions) {
  const { dataset, lang } = document.documentElement
  const brand = brandOf(dataset.brand)
  const language = languageCodes.find((code) => languages[code].bcp47 === lang) ?? 'EN'
  const theme = dataset.theme === 'dark' ? 'dark' : 'light'
  const serverTime = Date.parse('2026-11-21T10:00:00.000Z')
  const store: ShellStore = createStore(
    { merchantCode: brand.merchantCode, language, theme, serverTime, entries: [] },
    {
      merchantCode: brand.merchantCode,
      getToken: () => (signedInAs === undefined ? null : 'fake-token-of-a-signed-in-player'),
      getLanguage: () => language,
      fetch: createFakeFetch(answers),
    },
  )
  const locales = Object.fromEntries(languageCodes.map((code) => [code, async () => stringsOf(code)]))
  store.dispatch(sessionRestored(signedInAs === undefined ? null : { username: 'player01', isAgent: signedInAs }))
  if (isSearching) store.dispatch(modalOpened({ kind: 'search' }))
  return {
    store,
    i18n: createI18n({ language, resources: stringsOf(language) }),
    value: {
      brand,
      css: '',
      locales: locales as Record<LanguageCode, () => Promise<LocaleResources>>,
      features,
      composition: compose(features),
      serverTime,
    },
  }
}

/** What a part of a storefront needs around it, in the story's brand, theme and language, on the fakes. */
export function StoryStorefront({ children, ...options }: StoryOptions & { children: ReactNode }) {
  const [{ store, i18n, value }] = useState(() => setUp(options))
  return (
    <MemoryRouter initialEntries={['/', options.address ?? '/']}>
      <I18nProvider i18n={i18n}>
        <Provider store={store}>
          <StorefrontContext value={value}>
            <LiveRegion>
              <Toasts>
                {children}
                <Dialogs />
              </Toasts>
            </LiveRegion>
          </StorefrontContext>
        </Provider>
      </I18nProvider>
    </MemoryRouter>
  )
}
