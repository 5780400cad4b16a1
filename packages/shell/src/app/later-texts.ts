import { applyResources, useTranslation } from '@boardwalk/i18n'
import { firstNamespaces } from '@boardwalk/i18n/codes'
import { useEffect, useState } from 'react'
import type { RouteSpec } from '../feature-contract.ts'
import { useShellState } from './store.ts'
import { useStorefront } from './storefront-context.ts'
import { useAlive } from './use-alive.ts'

const AGAIN_MS = 5000

/** A page waits for all texts unless its route declares that those of the first view are enough. */
export const needsAllTexts = (route: RouteSpec | undefined) => route?.texts !== 'first'

/**
 * Whether every text of the language is here; those that the first view does without are fetched once the page is
 * alive. Whatever needs them waits for this.
 */
export function useAllTexts(): boolean {
  const { i18n } = useTranslation()
  const { locales } = useStorefront()
  const language = useShellState((state) => state.settings.language)
  const isAlive = useAlive()
  const [, arrived] = useState(0)
  const [attempt, tryAgain] = useState(0)
  const known = Object.keys(i18n.store?.data[i18n.language] ?? {})
  const hasAll = known.some((namespace) => !firstNamespaces.includes(namespace))

  useEffect(() => {
    if (hasAll || !isAlive) return
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    locales[language]('later').then(
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
  }, [hasAll, isAlive, attempt, i18n, locales, language])
  return hasAll
}
