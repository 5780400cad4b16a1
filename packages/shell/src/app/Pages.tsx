import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Route, Routes, useLocation } from 'react-router'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PageCrash } from '../status/PageCrash.tsx'
import { PageSkeleton } from '../status/PageSkeleton.tsx'
import { useComposition } from './storefront-context.ts'

/** The page of the current path. A broken page leaves the frame intact, and navigation replaces it. */
export function Pages() {
  const { routes } = useComposition()
  const { pathname } = useLocation()
  return (
    <ErrorBoundary FallbackComponent={PageCrash} resetKeys={[pathname]}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {routes.map(({ path, page: Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
