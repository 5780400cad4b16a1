import type { RequestFacts } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { locate } from './location.ts'
import { isInForce } from './site-settings.ts'

/** 0 normal, 1 maintenance, 2 region-restricted; maintenance wins (visitor specification §4). */
export async function siteStatus(deps: Deps, facts: Pick<RequestFacts, 'headers' | 'ip' | 'merchant'>) {
  const { maintenance, region } = await deps.settings.of(facts.merchant)
  const location = locate(deps, facts)
  const isBlocked = region.blockedCountries.includes(location.countryCode) || region.blockedIps.includes(location.ip)
  const status: 0 | 1 | 2 = isInForce(maintenance, deps.clock()) ? 1 : isBlocked ? 2 : 0
  const messageKey = { 0: null, 1: maintenance.messageKey ?? 'info_maintenance', 2: 'info_ip_block' }[status]
  return { ...location, status, messageKey, until: status === 1 ? maintenance.until : null, csUrl: null }
}
