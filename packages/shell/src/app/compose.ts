import type { Feature } from '../feature-contract.ts'
import type { ComposedRoute, Composition } from './composition.ts'
import { shellRoutes } from './shell-routes.ts'
import { shellTexts } from './shell-texts.ts'

export function compose(features: readonly Feature[]): Composition {
  const slots = features.map((feature) => feature.slots ?? {})
  return {
    routes: withAliases(features.flatMap(({ routes = [], texts }) => routes.map((spec) => ({ ...spec, own: texts })))),
    slots: {
      home: Object.assign({}, ...slots.map((slot) => slot.home ?? {})),
      search: slots.flatMap((slot) => slot.search ?? []),
    },
    entrances: Object.assign({}, ...features.map((feature) => feature.entrances)),
    guards: features.flatMap((feature) => feature.guards ?? []),
    queries: (context) => features.flatMap((feature) => feature.queries?.(context) ?? []),
    texts: [shellTexts, ...features.flatMap(({ texts }) => texts ?? [])],
    handles: features.flatMap(({ handles = [] }) => handles),
    lazy: features.flatMap((feature) => feature.lazy ?? []),
  }
}

/** The features' routes, then the shell's that no feature has taken; each also at its other paths. */
function withAliases(own: ComposedRoute[]): ComposedRoute[] {
  const taken = new Set(own.map(({ path }) => path))
  const all: ComposedRoute[] = [...own, ...shellRoutes.filter(({ path }) => !taken.has(path))]
  return all.flatMap((spec) => [spec, ...(spec.aliases ?? []).map((path) => ({ ...spec, path, first: spec.path }))])
}
