import type { Endpoint, Group, Route, Schemas, View } from './endpoint.ts'

/** A group's browser halves, by when they load. */
type Parts = { readonly [V in View]?: Record<string, Route> }

type Name<P extends Parts> = { [V in keyof P]: keyof P[V] }[keyof P]
type RouteOf<P extends Parts, K> = { [V in keyof P]: K extends keyof P[V] ? P[V][K] : never }[keyof P]
type ViewOf<P extends Parts, K> = { [V in keyof P]: K extends keyof P[V] ? V : never }[keyof P]

type Merged<G extends Group, P extends Parts, T> = {
  readonly [K in Name<P> & keyof T]: RouteOf<P, K> & T[K] & { readonly group: G; readonly view: ViewOf<P, K> }
}

/** Merges the two halves of a group's rows. A row with one half only does not compile. */
export const mergeRows = <
  const G extends Group,
  P extends Parts,
  T extends { [K in Name<P>]: Schemas } & { [K in Exclude<keyof T, Name<P>>]: never },
>(
  group: G,
  parts: P,
  schemas: T,
): Merged<G, P, T> => {
  const rows = Object.entries<Record<string, Route>>(parts).flatMap(([view, routes]) =>
    Object.entries(routes).map(([name, route]): [string, Endpoint] => [
      name,
      { group, view, ...route, ...(schemas as Record<string, Schemas>)[name] } as Endpoint,
    ]),
  )
  return Object.fromEntries(rows) as Merged<G, P, T>
}
