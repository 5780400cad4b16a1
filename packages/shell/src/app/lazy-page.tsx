import { type ComponentType, lazy, useState } from 'react'
import { loadChunk } from '../status/chunk-errors.ts'
import { sayIfSlow } from '../status/slow.ts'

/** Long enough for the failure to be shown, which forgetting it sooner would turn into another try. */
const FORGET_MS = 2000

/**
 * A component whose code arrives on demand. After `preload()` it renders at once, on the server and in the first client
 * render alike; before that it suspends. A failed load is forgotten, so that the next try requests it again.
 */
export function lazyPage<P extends object = object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  let pending: Promise<ComponentType<P>> | undefined
  const ask = () => {
    pending ??= loadChunk(load).then(
      (component) => {
        loaded = component
        return component
      },
      (error: unknown) => {
        pending = undefined
        setTimeout(renew, FORGET_MS)
        throw error
      },
    )
    return pending
  }
  const makeLazy = () => lazy(() => sayIfSlow(ask()).then((component) => ({ default: component })))
  let deferred = makeLazy()
  const renew = () => {
    deferred = makeLazy()
  }

  function Page(props: P) {
    // Chosen once per mount: swapping the element type later would remount the page.
    const [Component] = useState<ComponentType<P>>(() => loaded ?? deferred)
    return <Component {...props} />
  }
  return Object.assign(Page, { preload: ask, isLoaded: () => loaded !== undefined })
}
