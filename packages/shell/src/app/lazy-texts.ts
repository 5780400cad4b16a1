import { applyResources, type Resources, useTranslation } from '@boardwalk/i18n'
import type { LanguageCode, LazyTexts } from '@boardwalk/i18n/codes'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ComposedRoute } from './composition.ts'
import { shellTexts } from './shell-texts.ts'
import { useShellState } from './store.ts'

const AGAIN_MS = 5000

/** The lazy texts that a page waits for. */
export const textsOf = (route: ComposedRoute | undefined): LazyTexts[] =>
  route?.texts ? [] : [shellTexts, ...(route?.own ? [route.own] : [])]

export const loadTexts = async (language: LanguageCode, texts: readonly LazyTexts[]): Promise<Resources> =>
  Object.assign({}, ...(await Promise.all(texts.map(({ load }) => load(language)))))

/** Whether these texts are here in the language of the page; renders again when they are, and for no other text. */
export function useHasTexts(texts: readonly LazyTexts[]): boolean {
  const { i18n } = useTranslation()
  const subscribe = useCallback(
    (onArrival: () => void) => {
      i18n.store.on('added', onArrival)
      return () => i18n.store.off('added', onArrival)
    },
    [i18n],
  )
  const read = () => texts.every(({ name }) => i18n.hasResourceBundle(i18n.language, name))
  return useSyncExternalStore(subscribe, read, read)
}

/** Whether these texts are here in the language of the page; loads them as soon as they are wanted. */
export function useTexts(texts: readonly LazyTexts[], isWanted: boolean): boolean {
  const { i18n } = useTranslation()
  const language = useShellState((state) => state.settings.language)
  const [attempt, tryAgain] = useState(0)
  const hasAll = useHasTexts(texts)

  useEffect(() => {
    if (hasAll || !isWanted) return
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    loadTexts(language, texts).then(
      (resources) => applyResources(i18n, language, resources),
      () => {
        if (!isGone) timer = setTimeout(() => tryAgain(attempt + 1), AGAIN_MS)
      },
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [hasAll, isWanted, attempt, i18n, texts, language])
  return hasAll
}
