import pg from 'pg'

/** Statements until the connection breaks, and whether that one still reaches the server. */
type Planned = { statements: number; isSent: boolean }
let planned: Planned | null = null

type Query = (...args: never[]) => unknown
type Line = { connection: { stream: { destroy(): void; end(): void } } }

/**
 * Breaks a connection in the middle of what the gateway does, as when its process dies: before a statement is sent, or
 * after it, so that the server may have committed and nothing says so.
 */
export function breakConnections(): { plan(next: Planned | null): void; restore(): void } {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const query = prototype.query
  prototype.query = function (this: Line, ...args: never[]) {
    if (!planned || --planned.statements > 0) return query.apply(this, args)
    const { isSent } = planned
    planned = null
    if (!isSent) this.connection.stream.destroy()
    const answer = query.apply(this, args)
    // `end` sends what is written first.
    if (isSent) this.connection.stream.end()
    return answer
  }
  return {
    plan: (next) => {
      planned = next
    },
    restore: () => {
      prototype.query = query
    },
  }
}
