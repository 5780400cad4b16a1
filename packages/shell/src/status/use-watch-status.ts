import { useSystemStatusQuery } from '@boardwalk/api-client'
import { statusArg } from '../site/queries.ts'

/** How long an open page in sight may not know that the platform closed. */
const WATCH_MS = 30_000

/** Asks now and then, and whenever somebody comes back to the page, whether the platform is still open to this visitor. */
export const useWatchStatus = () =>
  void useSystemStatusQuery(statusArg, {
    pollingInterval: WATCH_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
