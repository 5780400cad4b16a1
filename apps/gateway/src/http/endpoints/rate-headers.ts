import type { RateClass } from '@boardwalk/api-client/contract'
import type { WindowState } from './counters.ts'

/** `RateLimit-Policy` and `RateLimit` (contract A3): every window of the class, and its remaining hits. */
export function rateHeaders(rate: RateClass, windows: WindowState[]): Record<string, string> {
  if (windows.length === 0) return {}
  const named = (seconds: number) => `"${rate}-${seconds}"`
  const policy = windows.map(({ seconds, bound }) => `${named(seconds)};q=${Math.floor(bound)};w=${seconds}`)
  const left = windows.map(
    ({ seconds, bound, hits, resetsIn }) =>
      `${named(seconds)};r=${Math.max(0, Math.floor(bound) - hits)};t=${resetsIn}`,
  )
  return { 'ratelimit-policy': policy.join(', '), ratelimit: left.join(', ') }
}
