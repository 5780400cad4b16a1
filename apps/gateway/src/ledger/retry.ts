import { setTimeout as sleep } from 'node:timers/promises'
import { answerMs, msLeft } from '../db/deadline.ts'

/** Serialisation failure, deadlock, lock wait: nothing was committed, the same work may pass in a moment. */
const contended = new Set(['40001', '40P01', '55P03'])

type Trouble = 'contended' | 'lost'

/** Kind of a database error, by looking through its causes. */
export function troubleOf(error: unknown): Trouble | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (contended.has(code)) return 'contended'
    // A number for people was drawn twice: the next draw differs.
    if (code === '23505' && 'constraint' in cause && cause.constraint === 'journal_ref_no') return 'contended'
    if (/^(57P0[1-3]|08|ECONN|EPIPE)/.test(code) || /Connection terminated|Client has encountered/.test(cause.message))
      return 'lost'
  }
  return null
}

const attempts = 4

/** Random, so that conflicting transactions do not collide again; after a lost connection twice as long at each try. */
export const pauseMs = (trouble: Trouble, attempt: number): number =>
  5 + Math.random() * 45 + (trouble === 'lost' ? 100 * 2 ** attempt : 0)

/**
 * Runs a claimed money write, again after contention and after a lost connection (contract G6-8). Repeating is safe
 * because the claim row answers when the first try had committed. Throws the last error when it does not pass.
 */
export async function withRetries<T>(work: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt)
    } catch (error) {
      const trouble = troubleOf(error)
      if (!trouble || attempt === attempts - 1 || msLeft() <= answerMs) throw error
      await sleep(pauseMs(trouble, attempt))
    }
  }
}
