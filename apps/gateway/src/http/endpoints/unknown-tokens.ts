import { AppError } from '@boardwalk/api-client/contract'
import { openCounters } from './counters.ts'
import { network } from './rate.ts'

/** Unknown tokens that one address may try; each costs a query, and none was ever issued. */
const tries = { seconds: 60, bound: 60 }

/** Refuses tokens of an address that guesses them, before the database is queried. */
export function openUnknownTokens(factor: number) {
  const { count, fullFor } = openCounters()
  const window = { ...tries, bound: tries.bound * factor }
  return {
    /** @throws AppError RATE_LIMITED */
    check(ip: string): void {
      const retryAfter = factor === 0 ? 0 : fullFor(network(ip), window)
      if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter })
    },
    count: (ip: string): void => void count(network(ip), window),
  }
}

export type UnknownTokens = ReturnType<typeof openUnknownTokens>
