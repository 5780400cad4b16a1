import { texts } from '@boardwalk/i18n/texts/lobby+play'
import { lazyPage, useHydrated, useTexts } from '@boardwalk/shell/feature'
import { type ComponentType, Suspense, startTransition, useEffect, useState } from 'react'

const needed = [texts]

/**
 * A section of the home page outside of the first view: its code and texts load after hydration. `Place` reserves its
 * room until then.
 */
export function lazyComponent(load: () => Promise<ComponentType>, Place: ComponentType = () => null) {
  const Section = lazyPage(load)
  return function Later() {
    const isHydrated = useHydrated()
    const hasTexts = useTexts(needed, isHydrated)
    const [isLoaded, setLoaded] = useState(false)
    useEffect(() => {
      if (!isHydrated) return
      // A render without the code would suspend, and React shows a suspended part 300 ms later at the earliest.
      const show = () => startTransition(() => setLoaded(true))
      // A failure is reported by the render.
      void Section.preload().then(show, show)
    }, [isHydrated])
    return isLoaded && hasTexts ? (
      <Suspense fallback={<Place />}>
        <Section />
      </Suspense>
    ) : (
      <Place />
    )
  }
}
