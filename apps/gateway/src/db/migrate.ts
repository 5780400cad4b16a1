import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations')
/** A statement of a migration may fill a large table; a database that fell silent must not hang the start. */
const STATEMENT_MS = 600_000
const extensions = ['ltree', 'pg_trgm', 'unaccent', 'citext']

/**
 * Brings the schema up to date; safe when several processes start at once: a table lock on one connection covers the
 * work on the other. No advisory lock, so it works through a pooler (contract I2).
 */
export async function migrate(url: string): Promise<void> {
  const guard = await connect(url)
  const worker = await connect(url)
  try {
    await createLockTable(guard)
    await guard.query('BEGIN')
    await guard.query('LOCK TABLE boardwalk_start IN ACCESS EXCLUSIVE MODE')
    await refuseNewerSchema(worker)
    for (const name of extensions) await worker.query(`CREATE EXTENSION IF NOT EXISTS ${name}`)
    await applyMigrations(drizzle(worker), { migrationsFolder })
    await guard.query('COMMIT')
  } finally {
    await Promise.allSettled([worker.end(), guard.end()])
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: STATEMENT_MS },
    ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
  })
  await client.connect()
  return client
}

/** `IF NOT EXISTS` still collides when two sessions create the same table at once; the loser looks again. */
async function createLockTable(client: pg.Client): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await client.query('CREATE TABLE IF NOT EXISTS boardwalk_start (id integer PRIMARY KEY)')
      return
    } catch (error) {
      if (attempt === 5) throw error
      await sleep(50)
    }
  }
}

async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ known: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') AS known`,
  )
  if (!rows[0]?.known) return
  const last = await client.query<{ at: string | null }>(
    'SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations',
  )
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  if (Number(last.rows[0]?.at ?? 0) > newest) {
    throw new Error('The database was migrated by a newer version of the gateway; this one does not start on it.')
  }
}
