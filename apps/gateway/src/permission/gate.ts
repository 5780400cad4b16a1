import { AppError, type RequestFacts } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { siteStatus } from './site-status.ts'

/** Rows that must answer while the site is closed: they tell a client that it is, lead to a person, or let it leave. */
const alwaysOpen = new Set([
  ...['systemStatus', 'permission', 'domainRoute', 'customerServiceLink'],
  ...['keys', 'logout', 'operation'],
])

/** Refuses while the merchant is under maintenance, or for a region that may not play. */
export async function checkSite(deps: Deps, name: string, facts: RequestFacts): Promise<void> {
  if (alwaysOpen.has(name)) return
  const { status, messageKey, until, countryCode, ip } = await siteStatus(deps, facts)
  if (status === 1) throw new AppError('MAINTENANCE', { messageKey, until })
  if (status === 2) throw new AppError('REGION_BLOCKED', { ip, countryCode })
}
