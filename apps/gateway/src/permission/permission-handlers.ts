import { AppError, type Endpoints, type Handlers, type RequestFacts } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import type { Merchant } from './merchants.ts'
import { permission } from './permission.ts'
import { registerRules } from './register-rules.ts'
import { siteStatus } from './site-status.ts'

type Rows = Pick<Endpoints, 'permission' | 'systemStatus' | 'registerSettings' | 'domainRoute'>

/** Reads of a storefront before sign-in. */
export const permissionHandlers = (deps: Deps): Handlers<Rows> => ({
  permission: ({ request }) => permission(deps, request),
  systemStatus: ({ request }) => siteStatus(deps, request),
  registerSettings: ({ input, request }) => registerRules(deps, request.merchant, input.method),
  domainRoute: async ({ input, request }) => {
    const { code, hosts } = merchantBehind(deps, input.domain, request)
    const canonicalHost = hosts[0] ?? request.host
    const { imageCDNs } = await deps.settings.of(code)
    return { merchantCode: code, canonicalHost, apiHosts: [canonicalHost], imageHosts: imageCDNs }
  },
})

/** A named domain must be one of the platform's; without a name it is the request's own merchant. */
function merchantBehind(deps: Deps, domain: string | undefined, request: RequestFacts): Merchant {
  const merchant = domain === undefined ? deps.merchants.byCode(request.merchant) : deps.merchants.byHost(domain)
  if (!merchant) throw new AppError('DOMAIN_INVALID', { csUrl: null })
  return merchant
}
