import type { ApiError } from '@boardwalk/api-client'

/** When to request the status of a write after a lost response. Source: reliability rules §7. */
export const CHECK_AFTER_MS = [2000, 4000, 8000, 16_000] as const

export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; error: ApiError }
  /** It may or may not have happened: only the same key may try again. */
  | { kind: 'unknown' }

type Answer<Value> = { data: Value } | { error: ApiError }
export type Wires<Value> = {
  send: () => Promise<Answer<Value>>
  /** The gateway's record of the key; null when the request failed. */
  ask: () => Promise<{ state: 'DONE'; value: Value } | { state: 'UNKNOWN' } | null>
  pause: (ms: number) => Promise<void>
  onChecking: () => void
  isStopped: () => boolean
}

/** Codes that the gateway answers before a write begins, although their status is of the 500s. */
const closed: readonly ApiError['code'][] = ['MAINTENANCE', 'GAME_MAINTENANCE', 'READ_ONLY', 'NOT_AVAILABLE']

/** Refusals that concern this try alone, and prove nothing about one before it. */
const saysNothing = ({ status, code }: ApiError) =>
  code === 'AUTH_REQUIRED' ||
  code === 'IDEMPOTENCY_IN_PROGRESS' ||
  status === 401 ||
  status === 429 ||
  closed.includes(code)

/** A call without a session never left the page. */
const isRefusal = ({ status, code }: ApiError) =>
  code === 'AUTH_REQUIRED' ||
  closed.includes(code) ||
  (status !== null && status >= 400 && status < 500 && status !== 408)

/** Sends a write once; `isRepeat`: an earlier try with its key may have been carried out. */
export async function carryOut<Value>(wires: Wires<Value>, isRepeat: boolean): Promise<Outcome<Value>> {
  const answer = await wires.send()
  if ('data' in answer) return { kind: 'done', value: answer.data }
  const { error } = answer
  const isUnclear = saysNothing(error) && (isRepeat || error.code === 'IDEMPOTENCY_IN_PROGRESS')
  if (isRefusal(error) && !isUnclear) return { kind: 'refused', error }
  return findOut(wires)
}

/** Polls the status of a write until it is final, or half a minute has passed. `waits` in milliseconds. */
export async function findOut<Value>(
  wires: Wires<Value>,
  waits: readonly number[] = CHECK_AFTER_MS,
): Promise<Outcome<Value>> {
  wires.onChecking()
  for (const wait of waits) {
    await wires.pause(wait)
    if (wires.isStopped()) break
    const found = await wires.ask()
    if (found?.state === 'DONE') return { kind: 'done', value: found.value }
  }
  return { kind: 'unknown' }
}
