import { readAnswer } from './answer.ts'
import { type Answer, type ApiContext, clientError } from './context.ts'

export type Reply = { answer: Answer; retryAfterMs: number | null }

const READ_TIMEOUT_MS = 10_000
const WRITE_TIMEOUT_MS = 20_000

export const timeoutOf = (kind: 'query' | 'mutation') => (kind === 'query' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)

const lost = (answer: Answer): Reply => ({ answer, retryAfterMs: null })

const retryAfter = (headers: Headers) => {
  const seconds = headers.get('retry-after')
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null
}

/**
 * One exchange, body included, within `timeoutMs`. Never throws: no response is NETWORK, a late one TIMEOUT. `signal`
 * is the caller's own signal to stop.
 */
export const send = async (
  context: ApiContext,
  url: string,
  init: RequestInit,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<Reply> => {
  const stop = new AbortController()
  const forward = () => stop.abort()
  if (signal.aborted) forward()
  signal.addEventListener('abort', forward)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop.abort()
  }, timeoutMs)
  try {
    // Called detached: a browser's fetch refuses any other `this` than its window.
    const { fetch } = context
    // Not `omit`: a browser then refuses the `Clear-Site-Data` of a log-out. No cookie authenticates anything.
    const credentials = 'same-origin'
    const response = await fetch(`${context.origin ?? ''}${url}`, { ...init, credentials, signal: stop.signal })
    const answer = readAnswer(response.status, await response.text())
    return { answer, retryAfterMs: retryAfter(response.headers) }
  } catch {
    return lost(clientError(isLate ? 'TIMEOUT' : 'NETWORK'))
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', forward)
  }
}
