import { type ComponentType, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Loaded } from './Loaded.tsx'
import { lazyPage } from './lazy-page.tsx'

/** A part that its page can do without: its code arrives on demand, and nothing is shown before or without it. */
export function extra<P extends object = object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazyPage(load)
  return (props: P) => (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Loaded of={Part} props={props} />
      </Suspense>
    </ErrorBoundary>
  )
}
