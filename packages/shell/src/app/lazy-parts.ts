import type { LazyParts } from '../feature-contract.ts'
import type { Composition } from './composition.ts'

const AGAIN_MS = 5000

/** All that the features add to a hydrated page. */
export type LazyComposition = Required<LazyParts>

/** The lazy parts as a store, so that nothing has to wait for them: they are absent, and then they are there. */
export type LazyStore = {
  read: () => LazyComposition
  /** Loads the parts, unless they are loaded or loading. */
  subscribe: (onArrival: () => void) => () => void
  /** The same for callers that await the load; it never rejects. */
  load: () => Promise<void>
}

const join = (parts: readonly LazyParts[]): LazyComposition => ({
  overlays: Object.assign({}, ...parts.map(({ overlays }) => overlays)),
  panels: Object.assign({}, ...parts.map(({ panels }) => panels)),
  dialogs: Object.assign({}, ...parts.map(({ dialogs }) => dialogs)),
  shortcuts: parts.flatMap(({ shortcuts }) => shortcuts ?? []),
  forgotten: parts.flatMap(({ forgotten }) => forgotten ?? []),
  promotion: parts.flatMap(({ promotion }) => promotion ?? []),
  background: parts.flatMap(({ background }) => background ?? []),
})

/** The parts of a page before any lazy part has loaded, on the server too. */
export const noParts = join([])

// Beside the composition and not in it, because the first view has the one and not the other.
const stores = new WeakMap<Pick<Composition, 'lazy'>, LazyStore>()

/** The one store of a composition. */
export function lazyPartsOf(composition: Pick<Composition, 'lazy'>): LazyStore {
  const store = stores.get(composition) ?? createLazy(composition)
  stores.set(composition, store)
  return store
}

/** The first subscriber starts the one load; a failed one is tried again, ever later. */
function createLazy({ lazy }: Pick<Composition, 'lazy'>): LazyStore {
  const listeners = new Set<() => void>()
  let parts = noParts
  let pending: Promise<void> | undefined
  let wait = AGAIN_MS
  const arrive = (loaded: readonly LazyParts[]) => {
    parts = join(loaded)
    for (const listener of listeners) listener()
  }
  const fail = () => {
    pending = undefined
    if (listeners.size > 0) setTimeout(load, wait)
    wait *= 2
  }
  const load = () => {
    pending ??= Promise.all(lazy.map((each) => each())).then(arrive, fail)
    return pending
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    void load()
    return () => void listeners.delete(listener)
  }
  return { read: () => parts, subscribe, load }
}
