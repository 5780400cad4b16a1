import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Frame } from '../frame/Frame.tsx'
import { StatusGate } from '../status/StatusGate.tsx'
import { findRoute } from './compose.ts'
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
  useRestore()
  return (
    <>
      <StatusGate>
        <Frame route={route}>
          <Pages />
        </Frame>
      </StatusGate>
      {isAlive && (
        <Suspense fallback={null}>
          <Afterwards />
        </Suspense>
      )}
    </>
  )
}
