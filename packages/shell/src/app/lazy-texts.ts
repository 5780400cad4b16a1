import { applyResources, type Resources, useTranslation } from '@boardwalk/i18n'
import type { LanguageCode, LazyTexts } from '@boardwalk/i18n/codes'
import { useEffect, useState } from 'react'
import type { ComposedRoute } from './composition.ts'
import { shellTexts } from './shell-texts.ts'
import { useShellState } from './store.ts'
import { useComposition } from './storefront-context.ts'
import { useAlive } from './use-alive.ts'

const AGAIN_MS = 5000

/** The lazy texts that a page waits for. */
export const textsOf = (route: ComposedRoute | undefined): LazyTexts[] =>
  route?.texts ? [] : [shellTexts, ...(route?.own ? [route.own] : [])]

export const loadTexts = async (language: LanguageCode, texts: readonly LazyTexts[]): Promise<Resources> =>
  Object.assign({}, ...(await Promise.all(texts.map(({ load }) => load(language)))))

/** Whether these texts are here in the language of the page. */
export function useHasTexts(texts: readonly LazyTexts[]): boolean {
  const { i18n } = useTranslation()
  return texts.every(({ name }) => i18n.hasResourceBundle(i18n.language, name))
}

/** Whether every text of the language is here; what the first view does without is fetched once the page is alive. */
export function useAllTexts(): boolean {
  const { i18n } = useTranslation()
  const { texts } = useComposition()
  const language = useShellState((state) => state.settings.language)
  const isAlive = useAlive()
  const [, arrived] = useState(0)
  const [attempt, tryAgain] = useState(0)
  const hasAll = useHasTexts(texts)

  useEffect(() => {
    if (hasAll || !isAlive) return
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    loadTexts(language, texts).then(
      (resources) => {
        applyResources(i18n, language, resources)
        if (!isGone) arrived((count) => count + 1)
      },
      () => {
        if (!isGone) timer = setTimeout(() => tryAgain(attempt + 1), AGAIN_MS)
      },
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [hasAll, isAlive, attempt, i18n, texts, language])
  return hasAll
}
