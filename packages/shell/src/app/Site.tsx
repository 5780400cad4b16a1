import { useLocation } from 'react-router'
import { Frame } from '../frame/Frame.tsx'
import { PageSkeleton } from '../status/PageSkeleton.tsx'
import { StatusGate } from '../status/StatusGate.tsx'
import { findRoute } from './composition.ts'
import { Guarded } from './Guarded.tsx'
import { Late } from './Late.tsx'
import { textsOf, useHasTexts } from './lazy-texts.ts'
import { Pages } from './Pages.tsx'
import { useComposition } from './storefront-context.ts'

/** Status screen, or frame and page. Parts for a hydrated page load after hydration. */
export function Site() {
  const composition = useComposition()
  const { pathname } = useLocation()
  const route = findRoute(composition, pathname)
  const hasTexts = useHasTexts(textsOf(route))
  return (
    <>
      <StatusGate>
        <Frame route={route}>
          <Guarded>{hasTexts ? <Pages /> : <PageSkeleton />}</Guarded>
        </Frame>
      </StatusGate>
      <Late />
    </>
  )
}
