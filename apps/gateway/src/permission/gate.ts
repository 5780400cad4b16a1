import { AppError, type Endpoint, isServed, type RequestFacts } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { siteStatus } from './site-status.ts'

/** Refuses while the merchant is under maintenance, or for a region that may not play. */
export async function checkSite(deps: Deps, row: Endpoint, facts: RequestFacts): Promise<void> {
  if (isServed(row, 'closed')) return
  const { status, messageKey, until, countryCode, ip } = await siteStatus(deps, facts)
  if (status === 1) throw new AppError('MAINTENANCE', { messageKey, until })
  if (status === 2) throw new AppError('REGION_BLOCKED', { ip, countryCode })
}
