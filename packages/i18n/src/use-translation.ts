import type { i18n, TFunction } from 'i18next'
import { useContext, useSyncExternalStore } from 'react'
import { I18nContext } from 'react-i18next'
import { quickTexts } from './quick-texts.ts'

type Texts = { t: TFunction; i18n: i18n }
type Subscribe = (notify: () => void) => () => void

/** Subscription of each instance, and the texts that all components with the same namespaces share. */
const shared = new WeakMap<i18n, { subscribe: Subscribe; texts: Map<string, Texts> }>()

/**
 * Replaces the library's hook, which also loads texts and costs several times as much: a page calls it once for each of
 * its parts. A part of the page that hydrates after the language was changed first renders the language that the server
 * wrote it in, and then the new one: React compares the first render with the server's.
 */
export function useTranslation(namespaces?: string | readonly string[]): Texts {
  const instance = useContext(I18nContext)?.i18n
  if (!instance) throw new Error('useTranslation needs an I18nProvider')
  const { subscribe, texts } = sharedOf(instance)
  const lng = useSyncExternalStore(
    subscribe,
    () => instance.language,
    () => instance.options.lng,
  )
  const list = [namespaces ?? instance.options.defaultNS].flat() as [string, ...string[]]
  const key = [lng, ...list].join()
  const known = texts.get(key)
  if (known) return known
  const made = { t: quickTexts(instance, lng, list), i18n: instance }
  texts.set(key, made)
  return made
}

function sharedOf(instance: i18n) {
  const known = shared.get(instance)
  if (known) return known
  const subscribe: Subscribe = (notify) => {
    instance.on('languageChanged', notify)
    return () => instance.off('languageChanged', notify)
  }
  const made = { subscribe, texts: new Map<string, Texts>() }
  shared.set(instance, made)
  return made
}
