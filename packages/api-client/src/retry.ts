import type { ApiError } from './context.ts'

const RETRIES = 3
const FIRST_WAIT_MS = 300
/** Longer waits are the visitor's decision, not ours. */
const MAX_WAIT_MS = 10_000

const TRANSIENT_STATUSES: readonly (number | null)[] = [429, 502, 503, 504]
/** Announced closures: waiting a second does not end them, and their screens should show at once. */
const CLOSED: readonly string[] = ['MAINTENANCE', 'GAME_MAINTENANCE']

const isTransient = ({ code, status }: ApiError) =>
  code === 'NETWORK' || code === 'TIMEOUT' || (TRANSIENT_STATUSES.includes(status) && !CLOSED.includes(code))

/**
 * Milliseconds until a failed read may run again, or null for a final failure.
 * Waits double and are jittered, so that a crowd of phones does not return in step; `Retry-After` wins.
 */
export const waitBefore = (retry: number, error: ApiError, retryAfterMs: number | null): number | null => {
  if (retry > RETRIES || !isTransient(error)) return null
  const wait = retryAfterMs ?? FIRST_WAIT_MS * 2 ** (retry - 1) * (0.5 + Math.random() / 2)
  return wait <= MAX_WAIT_MS ? wait : null
}

/** Resolves after `ms`, or at once when `signal` fires. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    signal.addEventListener('abort', finish)
    if (signal.aborted) finish()
  })
