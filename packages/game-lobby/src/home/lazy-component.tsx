import { useTranslation } from '@boardwalk/i18n'
import { lazyPage, useHydrated } from '@boardwalk/shell/feature'
import { type ComponentType, Suspense } from 'react'

/**
 * A section of the home page that the first view does without: its code and its texts come once the page is alive.
 * `Place` keeps its room until then.
 */
export function lazyComponent(load: () => Promise<ComponentType>, Place: ComponentType = () => null) {
  const Section = lazyPage(load)
  return function Later() {
    const { i18n } = useTranslation()
    const isHydrated = useHydrated()
    return isHydrated && i18n.hasResourceBundle(i18n.language, 'lobby') ? (
      <Suspense fallback={<Place />}>
        <Section />
      </Suspense>
    ) : (
      <Place />
    )
  }
}
