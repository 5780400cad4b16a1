import type { RequestFacts } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'

export type Location = { countryCode: string; ip: string }

/** Country of a visitor: from a trusted proxy, else the merchant's country. */
export function locate(
  deps: Deps,
  { headers, ip, merchant }: Pick<RequestFacts, 'headers' | 'ip' | 'merchant'>,
): Location {
  const { countryHeader, trustProxy } = deps.config
  const named = countryHeader && trustProxy ? headers[countryHeader] : undefined
  if (typeof named === 'string' && /^[A-Z]{2}$/.test(named)) return { countryCode: named, ip }
  return { countryCode: deps.merchants.byCode(merchant)?.country ?? '', ip }
}
