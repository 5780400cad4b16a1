import type { Composition } from './composition.ts'
import { findRoute } from './composition.ts'

/** Any origin will do to read the path and the query of a relative address. */
export const ANYWHERE = 'http://storefront.invalid'

/**
 * Target of a redirect, or null: an old path to its page, a page for visitors to the home page once there is an
 * account, and everything but public pages to the sign-in where a session is needed (visitor specification §2, route
 * guard).
 */
export function redirectFor(
  composition: Composition,
  address: string,
  { isShut = false, hasAccount = false }: { isShut?: boolean; hasAccount?: boolean },
): string | null {
  const { pathname, search } = new URL(address, ANYWHERE)
  const route = findRoute(composition, pathname)
  const { login } = composition.entrances
  // Without a sign-in there is no way through, so that no page is behind it.
  if (isShut && login && !route?.isPublic) {
    const wanted = pathname + search
    return wanted === '/' ? login.path : `${login.path}?next=${encodeURIComponent(wanted)}`
  }
  if (hasAccount && route?.isForVisitors) return '/'
  return route?.redirect ? route.redirect + search : null
}
