import { bootEntries } from '@boardwalk/api-client'
import { createFakeFetch, type FakeFetch } from '@boardwalk/api-client/fakes'
import { createI18n } from '@boardwalk/i18n'
import { languageCodes, languages } from '@boardwalk/i18n/codes'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { compose } from '../app/compose.ts'
import type { LocaleLoaders } from '../app/config.ts'
import { type Modal, modalOpened } from '../app/modal-slice.ts'
import { Storefront } from '../app/Storefront.tsx'
import { createStore, type ShellStore } from '../app/store.ts'
import { clearSession, readToken, writeSession } from '../session/session-storage.ts'
import { brandOf, stringsOf } from './story-data.ts'

export type StoryStorefrontProps = {
  address: string
  fake?: FakeFetch
  /** Account type of the player who is signed in; a visitor without it. */
  signedInAs?: number
  /** Dialog that is open. */
  modal?: Modal
}

/** A whole storefront of the brand that the toolbar wears, with the fakes for a server. */
export function StoryStorefront({ address, fake = createFakeFetch(), signedInAs, modal }: StoryStorefrontProps) {
  const [parts] = useState(() => {
    clearSession()
    if (signedInAs !== undefined) writeSession({ token: 'story', isAgent: signedInAs, username: 'player01' })
    const brand = brandOf(document.documentElement.dataset.brand)
    const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
    const language = languageCodes.find((code) => languages[code].bcp47 === document.documentElement.lang) ?? 'EN'
    const boot = { merchantCode: brand.merchantCode, language, theme, serverTime: Date.now(), entries: [] } as const
    const store: ShellStore = createStore(
      { ...boot, entries: [] },
      {
        merchantCode: brand.merchantCode,
        getToken: readToken,
        getLanguage: () => store.getState().settings.language,
        fetch: fake,
      },
    )
    store.dispatch(bootEntries([]))
    if (modal) store.dispatch(modalOpened(modal))
    const locales = Object.fromEntries(
      languageCodes.map((code) => [code, async () => stringsOf(code)]),
    ) as LocaleLoaders
    const i18n = createI18n({ language, resources: stringsOf(language) })
    const value = { brand, css: '', locales, features: [], composition: compose([]), serverTime: boot.serverTime }
    return { store, i18n, value }
  })
  return (
    <MemoryRouter initialEntries={[address]}>
      <Storefront {...parts} />
    </MemoryRouter>
  )
}
