import { Suspense, useCallback, useEffect } from 'react'
import { openGates } from './gates.ts'
import { Loaded } from './Loaded.tsx'
import { lazyPage } from './lazy-page.tsx'
import { loadTexts, useTexts } from './lazy-texts.ts'
import { useShellState } from './store.ts'
import { useComposition } from './storefront-context.ts'
import { useFirstPage } from './use-first-page.ts'
import { useIdle } from './use-idle.ts'
import { useRested } from './use-rested.ts'
import { useRestore } from './use-restore.ts'

const load = () => import('./AfterHydration.tsx').then((module) => module.AfterHydration)
const AfterHydration = lazyPage(load)

/**
 * The visitor's stored settings, and parts that need the later texts. A component of its own, so that the page does not
 * render when they arrive. Code and texts arrive when the browser is idle; they run with the first interaction or the
 * first dialog.
 */
export function Late() {
  useRestore()
  const hasDialog = useShellState(({ modal }) => modal.open !== null)
  useEffect(() => {
    if (hasDialog) openGates()
  }, [hasDialog])
  const isIdle = useIdle()
  const { texts } = useComposition()
  const language = useShellState(({ settings }) => settings.language)
  const loadAll = useCallback(() => Promise.all([load(), loadTexts(language, texts)]), [language, texts])
  const isRested = useRested(isIdle, loadAll)
  const hasAllTexts = useTexts(texts, isRested)
  const first = useFirstPage()
  return (
    isRested &&
    hasAllTexts && (
      <Suspense fallback={null}>
        <Loaded of={AfterHydration} props={{ first }} />
      </Suspense>
    )
  )
}
