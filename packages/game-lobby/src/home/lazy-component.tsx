import { texts } from '@boardwalk/i18n/texts/lobby+play'
import { lazyPage, useHasTexts, useHydrated } from '@boardwalk/shell/feature'
import { type ComponentType, Suspense, useEffect } from 'react'

const needed = [texts]

/**
 * A section of the home page outside of the first view: its code and texts load after hydration. `Place` reserves its
 * room until then.
 */
export function lazyComponent(load: () => Promise<ComponentType>, Place: ComponentType = () => null) {
  const Section = lazyPage(load)
  return function Later() {
    const isHydrated = useHydrated()
    const hasTexts = useHasTexts(needed)
    // Loaded before it renders, the section takes the place at once. A failure is reported by that render.
    useEffect(() => {
      if (isHydrated) Section.preload().catch(() => undefined)
    }, [isHydrated])
    return isHydrated && hasTexts ? (
      <Suspense fallback={<Place />}>
        <Section />
      </Suspense>
    ) : (
      <Place />
    )
  }
}
