import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { lockLimit } from './deadline.ts'
import { GatewayPool } from './pool.ts'
import * as schema from './schema/index.ts'

export type Schema = typeof schema
export type Db = NodePgDatabase<Schema>
/** A transaction; its receiver uses no other connection. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Either; for reads that may run inside or outside a transaction. */
export type Reader = Db | Tx

/** Anything that sends a statement: the pool, or one connection inside a transaction. */
export type Asks = {
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<R>>
}

/**
 * `waitMs`: how long a caller waits for a connection; `statementSeconds`: how long a statement may run, for the server and,
 * outside of work with its own limit, for the client. An idle transaction has twice that.
 */
export type PoolOptions = { url: string; size?: number; name?: string; waitMs?: number; statementSeconds?: number }

const serverSettings = (statementSeconds: number) => [
  'lock_timeout=2s',
  `statement_timeout=${statementSeconds}s`,
  `idle_in_transaction_session_timeout=${2 * statementSeconds}s`,
  // Cancels statements of disconnected clients, so that they release their locks.
  'client_connection_check_interval=1s',
  'TimeZone=UTC',
  // Twice this is the limit of a group by: enough for the 50,000 accounts of a team without a file.
  'work_mem=8MB',
  // A second process costs more than it saves on few cores, and takes a core from the bets of others.
  'max_parallel_workers_per_gather=0',
  // Compiling a statement takes longer than the rows of any of ours.
  'jit=off',
]

/** Opens a pool with the limits of contract G6-1 and I1: short waits, short statements, UTC. */
export function openPool({
  url,
  size = 12,
  name = `boardwalk-gateway-${process.pid}`,
  waitMs = 2_000,
  statementSeconds = 5,
}: PoolOptions): pg.Pool {
  const config = {
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    // A new connection costs the server a process and both sides a password proof, just when a burst needs neither.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: name,
    options: serverSettings(statementSeconds)
      .map((setting) => `-c ${setting}`)
      .join(' '),
  }
  return new GatewayPool(config, statementSeconds * 1000)
}

/** A pool that logs idle connections which broke; without a listener they would end the process. */
export function openWatched(log: Pick<Logger, 'warn'>, options: PoolOptions): pg.Pool {
  const pool = openPool(options)
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  return pool
}

/**
 * Drizzle sends BEGIN before its own `try`: a connection that breaks there would never return to the pool. So the pool's
 * transactions take and release their connection here. Prepared statements stay until their connection ends.
 */
export function openDb(pool: pg.Pool): Db {
  const prepared = new WeakMap<pg.PoolClient, Db>()
  const dbOf = (client: pg.PoolClient): Db => {
    const known = prepared.get(client) ?? (drizzle(client, { schema }) as unknown as Db)
    prepared.set(client, known)
    return known
  }
  const db: Db = drizzle(pool, { schema })
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await dbOf(client).transaction(async (tx) => {
        const limit = lockLimit()
        if (limit) await tx.execute(limit)
        return await work(tx)
      }, config)
    } finally {
      client.release()
    }
  }
  return db
}

/** A transaction on a dedicated connection, for work that needs both Drizzle and the connection. */
export async function transact<T>(pool: pg.Pool, work: (tx: Tx, client: Asks) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = true
  try {
    const result = await drizzle(client, { schema }).transaction((tx) => work(tx, client))
    isBroken = false
    return result
  } finally {
    // A connection whose transaction failed is discarded without a check.
    client.release(isBroken)
  }
}
