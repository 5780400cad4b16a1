import { AppError, type Caller } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'

const trialType = 4

/** The currency that an account plays in; trial accounts have demo units (contract A8.3, G2). */
export function memberCurrency(
  { merchants }: Pick<Deps, 'merchants'>,
  caller: Pick<Caller, 'merchant' | 'type'>,
): string {
  const merchant = merchants.byCode(caller.merchant)
  if (!merchant) throw new AppError('DOMAIN_INVALID')
  return caller.type === trialType ? `X-${merchant.currency}` : merchant.currency
}
