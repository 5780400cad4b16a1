import type { Feature, RouteSpec } from '../feature-contract.ts'
import type { Composition } from './composition.ts'
import { aliases, shellRoutes } from './shell-routes.ts'

export function compose(features: readonly Feature[]): Composition {
  const slots = features.map((feature) => feature.slots ?? {})
  return {
    routes: withAliases(features.flatMap((feature) => feature.routes ?? [])),
    slots: {
      home: Object.assign({}, ...slots.map((slot) => slot.home ?? {})),
      promotion: slots.flatMap((slot) => slot.promotion ?? []),
      search: slots.flatMap((slot) => slot.search ?? []),
    },
    guards: features.flatMap((feature) => feature.guards ?? []),
    queries: (context) => features.flatMap((feature) => feature.queries?.(context) ?? []),
    later: features.flatMap((feature) => feature.later ?? []),
  }
}

/** The features' routes, then the shell's that no feature has taken; each also at its other paths. */
function withAliases(own: RouteSpec[]): RouteSpec[] {
  const taken = new Set(own.map(({ path }) => path))
  const all = [...own, ...shellRoutes.filter(({ path }) => !taken.has(path))]
  return all.flatMap((spec) => [spec, ...(aliases[spec.path] ?? []).map((path) => ({ ...spec, path }))])
}
