import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** Default deadline of a statement, unless its pool has another. */
const statementMs = 5_000

type Budget = { until: number; isOpen: boolean }
const budgets = new AsyncLocalStorage<Budget>()

/**
 * Runs work whose database statements must all end within `ms`. Later statements of the same work (timers, renewals)
 * get the usual limit per statement again once the work has ended.
 */
export async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const budget = { until: performance.now() + ms, isOpen: true }
  try {
    return await budgets.run(budget, work)
  } finally {
    budget.isOpen = false
  }
}

/** Milliseconds that the next statement of this work may take; `usual` for work without a limit. */
export function msLeft(usual = statementMs): number {
  const budget = budgets.getStore()
  return budget?.isOpen ? budget.until - performance.now() : usual
}

/** Part of the time of this work in which the server can refuse a lock and the caller can be answered. */
export const answerMs = 300
/** Longest wait for a lock (contract G6-1). */
const mostLockMs = 2_000

/**
 * How long the next statement may wait for a lock. It ends before the deadline: a connection that misses a deadline is
 * destroyed, and the next caller, another player perhaps, would wait for a new one.
 */
export const lockMs = (): number => Math.round(Math.min(mostLockMs, Math.max(1, msLeft() - answerMs)))

/** Statement that shortens the waits of a transaction that began late in its time; null when it has the usual ones. */
export const lockLimit = (): string | null =>
  lockMs() < mostLockMs ? `SET LOCAL lock_timeout = '${lockMs()}ms'` : null

/** A statement did not end in time; whether it took effect is unknown. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
  readonly code = 'DEADLINE'
}

/** Cuts a connection at once. A polite end would wait for a server that may never answer. */
export function destroyClient(client: pg.Client, error?: Error): void {
  client.connection.stream.destroy(error)
}

/** `usualMs`: deadline of a statement outside of limited work. `onMissed`: runs when a statement missed its deadline. */
type Limits = { usualMs: number; onMissed: () => void }
type Send = (...parts: unknown[]) => unknown
type Callback = (error: unknown, result: unknown) => void

/** Gives every statement of a connection a deadline on this side; a connection that misses it is destroyed, never reused. */
export function limitStatements(client: pg.Client, { usualMs, onMissed }: Limits): void {
  const send = client.query.bind(client) as Send
  const limited: Send = (...parts) => {
    const miss = () => {
      destroyClient(client, new DeadlineError('The database did not answer in time.'))
      onMissed()
    }
    const ms = msLeft(usualMs)
    if (ms <= 0) miss()
    const timer = setTimeout(miss, Math.max(1, ms))
    const settle = () => clearTimeout(timer)
    const callback = parts.at(-1)
    if (typeof callback !== 'function') return settleAfter(send(...parts), settle)
    const call: Callback = (error, result) => {
      settle()
      ;(callback as Callback)(error, result)
    }
    return send(...parts.slice(0, -1), call)
  }
  client.query = limited as typeof client.query
}

/** Not `finally`: that would make a second promise, whose rejection has no listener. */
function settleAfter(result: unknown, settle: () => void): unknown {
  if (result instanceof Promise) result.then(settle, settle)
  else settle()
  return result
}
