import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema/index.ts'

export type Schema = typeof schema
export type Db = NodePgDatabase<Schema>
/** A transaction; whatever receives one uses nothing else. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Either; for reads that may run inside or outside a transaction. */
export type Reader = Db | Tx

export type PoolOptions = { url: string; size?: number; name?: string }

/** Opens a pool with the limits of contract G6-1 and I1: short waits, short statements, UTC. */
export function openPool({ url, size = 12, name = `boardwalk-gateway-${process.pid}` }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2_000,
    application_name: name,
    options: '-c lock_timeout=2s -c statement_timeout=5s -c idle_in_transaction_session_timeout=10s -c TimeZone=UTC',
  })
  // A connection that breaks between two statements of a transaction has no other listener; unheard, it ends the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const openDb = (pool: pg.Pool): Db => drizzle(pool, { schema })
