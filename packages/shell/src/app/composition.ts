import type { BootQuery } from '@boardwalk/api-client/contract'
import type { LazyTexts } from '@boardwalk/i18n/codes'
import { matchRoutes } from 'react-router'
import type { Entrances, Guard, LazyParts, PreloadContext, RouteSpec, Slots } from '../feature-contract.ts'

/** A route as it is composed. */
export type ComposedRoute = RouteSpec & {
  /** The first path of the page, at another one: search engines should keep it. */
  first?: string
  /** Texts of the feature that brings the page. */
  own?: LazyTexts | undefined
}

/** The merged parts of all composed features; the shell reads this and names none of them. */
export type Composition = {
  routes: ComposedRoute[]
  slots: Slots
  guards: readonly Guard[]
  entrances: Entrances
  queries: (context: PreloadContext) => BootQuery[]
  /** Texts that follow the first view: those of the shell and of each feature. */
  texts: readonly LazyTexts[]
  /** Query names that the lazy parts handle. */
  handles: readonly string[]
  /** Loads the lazy parts of each feature; `useLazyParts` reads them. */
  lazy: readonly (() => Promise<LazyParts>)[]
}

/** The route that a path belongs to, by the router's own rules; undefined for an unknown path. */
export function findRoute({ routes }: Composition, pathname: string): ComposedRoute | undefined {
  // Nearly every address is a path as it is written; the router's search is for the others.
  const exact = routes.find((spec) => spec.path === pathname)
  if (exact) return exact
  const match = matchRoutes(
    routes.map((spec) => ({ path: spec.path, id: spec.path })),
    pathname,
  )?.at(-1)
  return routes.find((spec) => spec.path === match?.route.path)
}

/** The entry of the navigation that a page is switched off with. */
export const moduleOf = ({ module, path, first = path }: ComposedRoute): string => module ?? first.slice(1)

/** Paths of entries are few and never change, and each bar asks for them at every render. */
const answers = new WeakMap<Composition, Map<string, boolean>>()

/** The rule for every entry that leads to a path: it is shown only if the path is part of this composition. */
export function hasPage(composition: Composition, path: string): boolean {
  const known = answers.get(composition) ?? new Map<string, boolean>()
  answers.set(composition, known)
  const isEntry = known.get(path) ?? isEntryOf(findRoute(composition, path))
  known.set(path, isEntry)
  return isEntry
}

const isEntryOf = (route: ComposedRoute | undefined) => route !== undefined && route.isEntry !== false
