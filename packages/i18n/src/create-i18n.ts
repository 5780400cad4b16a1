import { createInstance, type i18n } from 'i18next'
import { type LanguageCode, languages } from './codes.ts'

/** Namespace (a file of `locales/<bcp47>/`) → its strings. */
export type Resources = Record<string, Record<string, unknown>>
export type I18n = i18n

/** Effect of a missing key: shown in brackets, thrown (tests), or shown as it is (production). */
export type OnMissingKey = 'show' | 'throw' | 'bare'

export type I18nOptions = { language: LanguageCode; resources: Resources; onMissingKey?: OnMissingKey }

/**
 * A fresh instance: one per request on the server, one per page in the browser. Ready at once, nothing is loaded.
 * `{0}` and `{name}` are both placeholders; React escapes, so values are not escaped twice.
 */
export function createI18n({ language, resources, onMissingKey = missingByMode() }: I18nOptions): I18n {
  const { bcp47 } = languages[language]
  const instance = createInstance()
  void instance.init({
    lng: bcp47,
    fallbackLng: false,
    resources: { [bcp47]: resources },
    ns: Object.keys(resources),
    defaultNS: 'ui',
    initAsync: false,
    returnEmptyString: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key) => missing[onMissingKey](key),
    react: { useSuspense: false },
  })
  return instance
}

/** Adds a language that was loaded later; `changeLanguage` then switches to it without a request. */
export function applyResources(instance: I18n, language: LanguageCode, resources: Resources): void {
  for (const [namespace, strings] of Object.entries(resources)) {
    instance.addResourceBundle(languages[language].bcp47, namespace, strings, true, true)
  }
}

const missing: Record<OnMissingKey, (key: string) => string> = {
  show: (key) => `⟦${key}⟧`,
  bare: (key) => key.slice(key.indexOf(':') + 1),
  throw: (key) => {
    throw new Error(`no string for the key ${key}`)
  },
}

function missingByMode(): OnMissingKey {
  if (import.meta.env.MODE === 'test') return 'throw'
  return import.meta.env.DEV ? 'show' : 'bare'
}
