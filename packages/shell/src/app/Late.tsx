import { lazy, Suspense } from 'react'
import { useAllTexts } from './lazy-texts.ts'
import { useFirstPage } from './use-first-page.ts'
import { useIdle } from './use-idle.ts'
import { useRestore } from './use-restore.ts'

const AfterHydration = lazy(() => import('./AfterHydration.tsx').then((module) => ({ default: module.AfterHydration })))

/**
 * The visitor's stored settings, and parts that need the later texts. A component of its own, so that the page does not
 * render when they arrive.
 */
export function Late() {
  useRestore()
  const isIdle = useIdle()
  const hasAllTexts = useAllTexts(isIdle)
  const first = useFirstPage()
  return (
    isIdle &&
    hasAllTexts && (
      <Suspense fallback={null}>
        <AfterHydration first={first} />
      </Suspense>
    )
  )
}
