import { useSystemStatusQuery } from '@boardwalk/api-client'
import { statusArg } from '../site/queries.ts'

/** Longest time in which a visible page may miss that the platform closed. */
const WATCH_MS = 30_000

/** Polls whether the platform is still open to the visitor, and checks when they return to the page. */
export const useWatchStatus = () =>
  void useSystemStatusQuery(statusArg, {
    pollingInterval: WATCH_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
