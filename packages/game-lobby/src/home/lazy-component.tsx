import { texts } from '@boardwalk/i18n/texts/lobby+play'
import { lazyPage, useHydrated, useLoaded, useTexts } from '@boardwalk/shell/feature'
import { type ComponentType, Suspense } from 'react'

const needed = [texts]

/**
 * A section of the home page outside of the first view: its code and texts load after hydration.
 */
export function lazyComponent(load: () => Promise<ComponentType>) {
  const Section = lazyPage(load)
  return function Later() {
    const isHydrated = useHydrated()
    const hasTexts = useTexts(needed, isHydrated)
    // A render without the code would suspend, and React shows a suspended part 300 ms later at the earliest.
    const isLoaded = useLoaded(Section, isHydrated)
    return (
      isHydrated &&
      isLoaded &&
      hasTexts && (
        <Suspense fallback={null}>
          <Section />
        </Suspense>
      )
    )
  }
}
