import { matchRoutes } from 'react-router'
import type { Centre, LazyPage, RouteSpec, Slots } from '../feature-contract.ts'

/** What all composed features add up to; the shell reads this and knows none of them by name. */
export type Composition = {
  routes: RouteSpec[]
  overlays: Record<string, LazyPage>
  centrePages: Record<Centre, readonly string[]>
  slots: Slots
}

/** Where an entry leads: a path, or a page of a centre. */
export type Target = string | { centre: Centre; page: string }

/** The route that a path belongs to, by the router's own rules; undefined for an unknown path. */
export function findRoute({ routes }: Composition, pathname: string): RouteSpec | undefined {
  // Nearly every address is a path as it is written; the router's search is for the others.
  const exact = routes.find((spec) => spec.path === pathname)
  if (exact) return exact
  const match = matchRoutes(
    routes.map((spec) => ({ path: spec.path, id: spec.path })),
    pathname,
  )?.at(-1)
  return routes.find((spec) => spec.path === match?.route.path)
}

/** The rule for every entry, badge and offer: it is shown only if its target is part of this composition. */
export function hasPage(composition: Composition, target: Target): boolean {
  if (typeof target !== 'string') return composition.centrePages[target.centre].includes(target.page)
  const route = findRoute(composition, target)
  return route !== undefined && route.isEntry !== false
}
