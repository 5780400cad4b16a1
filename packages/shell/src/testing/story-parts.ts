import { bootEntries } from '@boardwalk/api-client'
import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { createI18n } from '@boardwalk/i18n'
import { languageCodes, languages } from '@boardwalk/i18n/codes'
import { compose } from '../app/compose.ts'
import type { LocaleLoaders } from '../app/config.ts'
import { type Modal, modalOpened } from '../app/modal-slice.ts'
import type { StorefrontProps } from '../app/Storefront.tsx'
import { createStore, type ShellStore } from '../app/store.ts'
import type { Feature } from '../feature-contract.ts'
import { sessionRestored } from '../session/session-slice.ts'
import { clearSession, writeSession } from '../session/session-storage.ts'
import { type Answers, never } from './answers.ts'
import { type PersonaName, personas } from './personas.ts'
import { storyAnswers } from './story-answers.ts'
import { brandOf, stringsOf } from './story-data.ts'
import { withOwn } from './with-own.ts'

export type StoryOptions = {
  /** Answers that replace the happy ones. */
  answers?: Answers
  /** The reader; without it the toolbar's choice. */
  as?: PersonaName
  /** Dialog that is open. */
  modal?: Modal
  features?: Feature[]
  /** `cut`: every request fails, as without a network; `silent`: none is ever answered. */
  network?: 'cut' | 'silent'
}

const networks = { cut: () => Promise.reject(new TypeError('Failed to fetch')), silent: never }

/** Clears the browser's storage; a story begins as a first visit whose visitor has chosen the toolbar's language. */
function forgetVisits(language: string) {
  for (const key of ['lang', 'merchant', 'theme', 'balanceHidden', 'remember']) localStorage.removeItem(key)
  localStorage.setItem('hisLang', language)
  clearSession()
}

/** Store, texts and brand of a story's storefront: those of the root element, and the clock's time. */
export function storyParts({ answers, as = 'visitor', modal, network, ...options }: StoryOptions): StorefrontProps {
  const features = withOwn(options.features)
  const { dataset, lang } = document.documentElement
  const brand = brandOf(dataset.brand)
  const language = languageCodes.find((code) => languages[code].bcp47 === lang) ?? 'EN'
  const theme = dataset.theme === 'dark' ? 'dark' : 'light'
  const persona = personas[as]
  forgetVisits(language)
  if (persona.session) writeSession({ token: 'story', ...persona.session })
  const boot = { merchantCode: brand.merchantCode, language, theme, serverTime: Date.now(), entries: [] } as const
  const fake = createFakeFetch({ ...storyAnswers(brand, persona, language), ...answers })
  const store: ShellStore = createStore(
    { ...boot, entries: [] },
    {
      merchantCode: brand.merchantCode,
      getToken: () => (store.getState().session.status === 'member' ? 'story' : null),
      getLanguage: () => store.getState().settings.language,
      fetch: network ? networks[network] : fake,
    },
    features,
  )
  store.dispatch(bootEntries([]))
  store.dispatch(sessionRestored(persona.session))
  if (modal) store.dispatch(modalOpened(modal))
  const locales = Object.fromEntries(languageCodes.map((code) => [code, async () => stringsOf(code)])) as LocaleLoaders
  return {
    store,
    i18n: createI18n({ language, resources: stringsOf(language) }),
    value: { brand, css: '', locales, features, composition: compose(features), serverTime: boot.serverTime },
  }
}
