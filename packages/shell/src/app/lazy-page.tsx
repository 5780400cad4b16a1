import { type ComponentType, lazy, useState } from 'react'
import type { LazyPage } from '../feature.ts'

/**
 * A component whose code arrives on demand. After `preload()` it renders at once, on the server and in the first
 * client render alike; before that it suspends. A failed load is forgotten, so that the next try asks again.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  let pending: Promise<ComponentType> | undefined
  const preload = () => {
    pending ??= load().then(
      (component) => {
        loaded = component
        return component
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const makeLazy = () => lazy(() => preload().then((component) => ({ default: component })))
  let deferred = makeLazy()

  function Page() {
    // Chosen once per mount: swapping the element type later would remount the page.
    const [Component] = useState<ComponentType>(() => loaded ?? deferred)
    return <Component />
  }
  return Object.assign(Page, {
    preload: () =>
      preload().catch((error: unknown) => {
        deferred = makeLazy()
        throw error
      }),
  })
}
