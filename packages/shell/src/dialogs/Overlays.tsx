import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useComposition } from '../app/storefront-context.ts'
import { SectionBoundary } from '../status/SectionBoundary.tsx'

/** Overlays of the features: open while the query string names them, so that Back closes them and a link opens them. */
export function Overlays() {
  const { overlays } = useComposition()
  const [params] = useSearchParams()
  return Object.entries(overlays)
    .filter(([name]) => params.has(name))
    .map(([name, Overlay]) => (
      <SectionBoundary key={name}>
        <Suspense fallback={null}>
          <Overlay />
        </Suspense>
      </SectionBoundary>
    ))
}
