import type { ApiContext } from './context.ts'
import type { Route } from './contract/endpoint.ts'

/** Token that each store has sent to a row that ends its session. */
const givenBack = new WeakMap<ApiContext, string>()

/**
 * Token that a call travels with, or null. Public reads have none, so that their responses can be shared. Calls that
 * begin while a sign-out is on its way have none either: with the token, the gateway would refuse them.
 */
export function tokenFor(context: ApiContext, route: Route): string | null {
  if (!route.token && !route.audience && route.kind !== 'mutation') return null
  const token = context.getToken()
  if (token === null || token === givenBack.get(context)) return null
  if (route.endsSession) givenBack.set(context, token)
  return token
}
