import { matchRoutes } from 'react-router'
import type { Centre, Feature, LazyPage, RouteSpec, Slots } from '../feature.ts'
import { aliases, shellRoutes } from './shell-routes.ts'

/** What all composed features add up to; the shell reads this and knows none of them by name. */
export type Composition = {
  routes: RouteSpec[]
  overlays: Record<string, LazyPage>
  centrePages: Record<Centre, readonly string[]>
  slots: Slots
}

/** Where an entry leads: a path, or a page of a centre. */
export type Target = string | { centre: Centre; page: string }

export function compose(features: readonly Feature[]): Composition {
  const slots = features.map((feature) => feature.slots ?? {})
  return {
    routes: withAliases(features.flatMap((feature) => feature.routes ?? [])),
    overlays: Object.assign({}, ...features.map((feature) => feature.overlays ?? {})),
    centrePages: { member: pagesOf(features, 'member'), agent: pagesOf(features, 'agent') },
    slots: {
      home: Object.assign({}, ...slots.map((slot) => slot.home ?? {})),
      headerAccount: slots.flatMap((slot) => slot.headerAccount ?? []),
      sideBar: slots.flatMap((slot) => slot.sideBar ?? []),
      promotion: slots.flatMap((slot) => slot.promotion ?? []),
      search: slots.flatMap((slot) => slot.search ?? []),
    },
  }
}

const pagesOf = (features: readonly Feature[], centre: Centre) =>
  features.flatMap(({ overlays, centrePages }) => (overlays?.[centre] ? (centrePages?.[centre] ?? []) : []))

/** The features' routes, then the shell's that no feature has taken; each also at its other paths. */
function withAliases(own: RouteSpec[]): RouteSpec[] {
  const taken = new Set(own.map(({ path }) => path))
  const all = [...own, ...shellRoutes.filter(({ path }) => !taken.has(path))]
  return all.flatMap((spec) => [spec, ...(aliases[spec.path] ?? []).map((path) => ({ ...spec, path }))])
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

/** The rule for every entry, badge and offer: it is shown only if its target is part of this composition. */
export function hasPage(composition: Composition, target: Target): boolean {
  if (typeof target !== 'string') return composition.centrePages[target.centre].includes(target.page)
  const route = findRoute(composition, target)
  return route !== undefined && route.isEntry !== false
}
