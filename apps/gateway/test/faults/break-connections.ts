import type { Socket } from 'node:net'
import pg from 'pg'

/** Statements until the connection breaks, and whether that one still reaches the server. */
type Planned = { statements: number; isSent: boolean }
let planned: Planned | null = null

type Query = (...args: never[]) => unknown
type Line = { connection: { stream: Socket } }

/**
 * Breaks a connection in the middle of the gateway's work, as when its process dies: before a statement is sent, or
 * after it, so that the server may have committed without an answer.
 */
export function breakConnections() {
  const closing = new Set<Promise<unknown>>()
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const query = prototype.query
  prototype.query = function (this: Line, ...args: never[]) {
    if (!planned || --planned.statements > 0) return query.apply(this, args)
    const { isSent } = planned
    planned = null
    const { stream } = this.connection
    if (!stream.closed) closing.add(new Promise((resolve) => stream.once('close', resolve)))
    if (!isSent) stream.destroy()
    const answer = query.apply(this, args)
    // `end` first sends the written data.
    if (isSent) stream.end()
    return answer
  }
  return {
    plan: (next: Planned | null): void => {
      planned = next
    },
    /** Resolves when each broken connection has left its pool: until then a later caller may still get it. */
    settled: async (): Promise<void> => {
      await Promise.all(closing)
      closing.clear()
    },
    restore: (): void => {
      prototype.query = query
    },
  }
}
