import { lazy, Suspense } from 'react'
import { useAllTexts } from './lazy-texts.ts'
import { useIdle } from './use-idle.ts'

const AfterHydration = lazy(() => import('./AfterHydration.tsx').then((module) => ({ default: module.AfterHydration })))

/** Parts that need the later texts. A component of its own, so that the page does not render when they arrive. */
export function Late() {
  const isIdle = useIdle()
  const hasAllTexts = useAllTexts()
  return (
    isIdle &&
    hasAllTexts && (
      <Suspense fallback={null}>
        <AfterHydration />
      </Suspense>
    )
  )
}
