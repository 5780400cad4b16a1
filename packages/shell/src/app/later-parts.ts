import type { Feature, LaterParts } from '../feature-contract.ts'
import type { LaterComposition } from './composition.ts'

/** Loads the later parts of all features once; a failed load is forgotten, so that the next call tries again. */
export function laterOf(features: readonly Feature[]): () => Promise<LaterComposition> {
  let pending: Promise<LaterComposition> | undefined
  return () => {
    pending ??= Promise.all(features.map((feature) => feature.later?.() ?? {})).then(
      (parts) => {
        const value = join(parts)
        // React reads a promise marked like this without suspending, on the server too.
        return Object.assign(pending ?? {}, { status: 'fulfilled', value }).value
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
}

const join = (parts: readonly LaterParts[]): LaterComposition => ({
  overlays: Object.assign({}, ...parts.map(({ overlays }) => overlays)),
  panels: Object.assign({}, ...parts.map(({ panels }) => panels)),
  dialogs: Object.assign({}, ...parts.map(({ dialogs }) => dialogs)),
  shortcuts: parts.flatMap(({ shortcuts }) => shortcuts ?? []),
  background: parts.flatMap(({ background }) => background ?? []),
})
