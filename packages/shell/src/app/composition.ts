import type { BootQuery } from '@boardwalk/api-client/contract'
import { matchRoutes } from 'react-router'
import type { Guard, LaterParts, PreloadContext, RouteSpec, Slots } from '../feature-contract.ts'

/** What all composed features add up to; the shell reads this and knows none of them by name. */
export type Composition = {
  routes: RouteSpec[]
  slots: Slots
  guards: readonly Guard[]
  queries: (context: PreloadContext) => BootQuery[]
  /** Loads the later parts of each feature; `useLater` reads them. */
  later: readonly (() => Promise<LaterParts>)[]
}

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

/** The rule for every entry that leads to a path: it is shown only if the path is part of this composition. */
export function hasPage(composition: Composition, path: string): boolean {
  const route = findRoute(composition, path)
  return route !== undefined && route.isEntry !== false
}
