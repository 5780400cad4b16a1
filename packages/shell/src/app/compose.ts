import { matchRoutes } from 'react-router'
import type { Feature, LazyPage, RouteSpec, Slots } from '../feature.ts'
import { aliases, shellRoutes } from './shell-routes.ts'

/** What all composed features add up to; the shell reads this and knows none of them by name. */
export type Composition = { routes: RouteSpec[]; overlays: Record<string, LazyPage>; slots: Slots }

export function compose(features: readonly Feature[]): Composition {
  const slots = features.map((feature) => feature.slots ?? {})
  return {
    routes: withAliases(features.flatMap((feature) => feature.routes ?? [])),
    overlays: Object.assign({}, ...features.map((feature) => feature.overlays ?? {})),
    slots: {
      home: Object.assign({}, ...slots.map((slot) => slot.home ?? {})),
      headerAccount: slots.flatMap((slot) => slot.headerAccount ?? []),
      sideBar: slots.flatMap((slot) => slot.sideBar ?? []),
      promotion: slots.flatMap((slot) => slot.promotion ?? []),
      search: slots.flatMap((slot) => slot.search ?? []),
    },
  }
}

/** The features' routes, then the shell's that no feature has taken; each also at its other paths. */
function withAliases(own: RouteSpec[]): RouteSpec[] {
  const taken = new Set(own.map(({ path }) => path))
  const all = [...own, ...shellRoutes.filter(({ path }) => !taken.has(path))]
  return all.flatMap((spec) => [spec, ...(aliases[spec.path] ?? []).map((path) => ({ ...spec, path }))])
}

/** The route that a path belongs to, by the router's own rules; undefined for an unknown path. */
export function findRoute({ routes }: Composition, pathname: string): RouteSpec | undefined {
  const match = matchRoutes(
    routes.map((spec) => ({ path: spec.path, id: spec.path })),
    pathname,
  )?.at(-1)
  return routes.find((spec) => spec.path === match?.route.path)
}

/** Whether an entry may lead to a path; one that leads nowhere is not shown. */
export const hasPage = (composition: Composition, path: string) => {
  const route = findRoute(composition, path)
  return route !== undefined && route.isEntry !== false
}
