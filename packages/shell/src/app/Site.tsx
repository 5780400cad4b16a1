import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Frame } from '../frame/Frame.tsx'
import { PageSkeleton } from '../status/PageSkeleton.tsx'
import { StatusGate } from '../status/StatusGate.tsx'
import { findRoute } from './composition.ts'
import { Guarded } from './Guarded.tsx'
import { textsOf, useAllTexts, useHasTexts } from './lazy-texts.ts'
import { Pages } from './Pages.tsx'
import { useComposition } from './storefront-context.ts'
import { useAlive } from './use-alive.ts'
import { useRestore } from './use-restore.ts'

const Afterwards = lazy(() => import('./Afterwards.tsx').then((module) => ({ default: module.Afterwards })))

/** Status screen, or frame and page. What only a living page needs arrives after hydration. */
export function Site() {
  const composition = useComposition()
  const { pathname } = useLocation()
  const route = findRoute(composition, pathname)
  const isAlive = useAlive()
  const hasAllTexts = useAllTexts()
  const hasTexts = useHasTexts(textsOf(route))
  useRestore()
  return (
    <>
      <StatusGate>
        <Frame route={route}>
          <Guarded>{hasTexts ? <Pages /> : <PageSkeleton />}</Guarded>
        </Frame>
      </StatusGate>
      {isAlive && hasAllTexts && (
        <Suspense fallback={null}>
          <Afterwards />
        </Suspense>
      )}
    </>
  )
}
