import type { ApiContext } from './context.ts'
import type { Route } from './contract/endpoint.ts'

/** Token that each store has sent to a row that ends its session. */
const givenBack = new WeakMap<ApiContext, string>()

/** To be called when a sign-out is sent. */
export const giveBack = (context: ApiContext, token: string): void => void givenBack.set(context, token)

/**
 * Token that a call travels with, or null. Public reads have none, so that their responses can be shared. Calls that
 * begin while a sign-out is on its way have none either: with the token, the gateway would refuse them.
 */
export function tokenFor(context: ApiContext, route: Route): string | null {
  if (!route.token && !route.audience && route.kind !== 'mutation') return null
  const token = context.getToken()
  return token === givenBack.get(context) ? null : token
}
