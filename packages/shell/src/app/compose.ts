import { matchRoutes } from 'react-router'
import type { Feature, LazyPage, RouteSpec, Slots } from '../feature.ts'
import { shellRoutes } from './shell-routes.ts'

/** What all composed features add up to; the shell reads this and knows none of them by name. */
export type Composition = { routes: RouteSpec[]; overlays: Record<string, LazyPage>; slots: Slots }

export function compose(features: readonly Feature[]): Composition {
  const slots = features.map((feature) => feature.slots ?? {})
  return {
    routes: [...features.flatMap((feature) => feature.routes ?? []), ...shellRoutes],
    overlays: Object.assign({}, ...features.map((feature) => feature.overlays ?? {})),
    slots: {
      home: Object.assign({}, ...slots.map((slot) => slot.home ?? {})),
      headerAccount: slots.flatMap((slot) => slot.headerAccount ?? []),
      sideBar: slots.flatMap((slot) => slot.sideBar ?? []),
      search: slots.flatMap((slot) => slot.search ?? []),
    },
  }
}

/** The route that a path belongs to, by the router's own rules; undefined for an unknown path. */
export function findRoute({ routes }: Composition, pathname: string): RouteSpec | undefined {
  const match = matchRoutes(
    routes.map((spec) => ({ path: spec.path, id: spec.path })),
    pathname,
  )?.at(-1)
  return routes.find((spec) => spec.path === match?.route.path)
}

/** Whether some route answers a path; an entry that leads nowhere is not shown. */
export const hasPage = (composition: Composition, path: string) => findRoute(composition, path) !== undefined
