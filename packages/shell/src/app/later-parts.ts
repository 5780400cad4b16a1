import type { LaterParts } from '../feature-contract.ts'
import type { Composition } from './composition.ts'

const AGAIN_MS = 5000

/** All that the features add to a hydrated page. */
export type LaterComposition = Required<LaterParts>

/** The later parts as a store, so that nothing has to wait for them: they are absent, and then they are there. */
export type LaterStore = {
  read: () => LaterComposition
  /** Asks for the parts, unless they are here or on their way. */
  subscribe: (onArrival: () => void) => () => void
  /** The same for callers that want to know when; it never rejects. */
  load: () => Promise<void>
}

const join = (parts: readonly LaterParts[]): LaterComposition => ({
  overlays: Object.assign({}, ...parts.map(({ overlays }) => overlays)),
  panels: Object.assign({}, ...parts.map(({ panels }) => panels)),
  dialogs: Object.assign({}, ...parts.map(({ dialogs }) => dialogs)),
  shortcuts: parts.flatMap(({ shortcuts }) => shortcuts ?? []),
  forgotten: parts.flatMap(({ forgotten }) => forgotten ?? []),
  background: parts.flatMap(({ background }) => background ?? []),
})

/** What a page has before any later part is here, on the server too. */
export const noParts = join([])

// Beside the composition and not in it, because the first view has the one and not the other.
const stores = new WeakMap<Pick<Composition, 'later'>, LaterStore>()

/** The one store of a composition. */
export function laterOf(composition: Pick<Composition, 'later'>): LaterStore {
  const store = stores.get(composition) ?? createLater(composition)
  stores.set(composition, store)
  return store
}

/** The first subscriber starts the one load; a failed one is tried again, ever later. */
function createLater({ later }: Pick<Composition, 'later'>): LaterStore {
  const listeners = new Set<() => void>()
  let parts = noParts
  let pending: Promise<void> | undefined
  let wait = AGAIN_MS
  const arrive = (loaded: readonly LaterParts[]) => {
    parts = join(loaded)
    for (const listener of listeners) listener()
  }
  const fail = () => {
    pending = undefined
    if (listeners.size > 0) setTimeout(load, wait)
    wait *= 2
  }
  const load = () => {
    pending ??= Promise.all(later.map((each) => each())).then(arrive, fail)
    return pending
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    void load()
    return () => void listeners.delete(listener)
  }
  return { read: () => parts, subscribe, load }
}
