import { type Composition, findRoute } from './composition.ts'

/** Represents every path without a page; no route may have it. */
const UNKNOWN = '/404'

/** Any origin will do to read the path and the query of a relative address. */
const ANYWHERE = 'http://storefront.invalid'

/** The address that decides the content of a page (contract of `boot.ts`). */
export function pageUrlOf(composition: Composition, address: string): string {
  const { pathname, searchParams } = new URL(address, ANYWHERE)
  const route = findRoute(composition, pathname)
  if (!route) return UNKNOWN
  const names = [...(route.identity ?? []), ...(route.reads ?? [])].toSorted()
  const read = names.flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  return read.length > 0 ? `${pathname}?${new URLSearchParams(read)}` : pathname
}

/** Target of another spelling of a page's path (`/RNG`, `/rng/`); null for the page's own path and for unknown ones. */
export function respelled(composition: Composition, address: string): string | null {
  const { pathname, search } = new URL(address, ANYWHERE)
  const path = findRoute(composition, pathname)?.path
  return path === undefined || path === pathname || /[:*?]/.test(path) ? null : path + search
}
