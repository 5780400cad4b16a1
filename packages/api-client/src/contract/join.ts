import type { Endpoint, Group, Route, Terms } from './endpoint.ts'

type Joined<G extends Group, R, T> = { readonly [K in keyof R & keyof T]: R[K] & T[K] & { readonly group: G } }

/** Joins the two halves of a group's rows. A row with one half only does not compile. */
export const join = <
  const G extends Group,
  R extends Record<string, Route>,
  T extends { [K in keyof R]: Terms } & { [K in Exclude<keyof T, keyof R>]: never },
>(
  group: G,
  routes: R,
  terms: T,
): Joined<G, R, T> => {
  const rows = Object.entries(routes).map(([name, route]): [string, Endpoint] => [
    name,
    { group, ...route, ...(terms as Record<string, Terms>)[name] } as Endpoint,
  ])
  return Object.fromEntries(rows) as Joined<G, R, T>
}
