import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { supervise } from './db/embedded/supervise.ts'
import { startEmbedded } from './db/embedded.ts'
import { StartError } from './start-error.ts'

export type Database = {
  url: string
  /** Where an embedded server keeps its files; null: on another machine. */
  folder: string | null
  /** Starts an embedded server again when it ends; returns how to leave it alone. */
  supervise(log: Logger): () => void
  stop(): Promise<void>
}

/** Your PostgreSQL where `DATABASE_URL` names one, else the embedded server. */
export async function startDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl === null) {
    const server = await startEmbedded({ dataDir })
    return { url: server.url, folder: server.folder, supervise: (log) => supervise(server, log), stop: server.stop }
  }
  await checkServer(databaseUrl)
  return { url: databaseUrl, folder: null, supervise: () => () => {}, stop: async () => {} }
}

const durability = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Reachable, and set so that a committed bet survives a power cut (contract I1). */
async function checkServer(url: string): Promise<void> {
  const client = await connect(url)
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM pg_settings WHERE name = ANY($1) AND setting NOT IN ('on', 'remote_apply', 'remote_write')`,
      [durability],
    )
    if (rows.length === 0) return
    const names = rows.map(({ name }) => name).join(', ')
    throw new StartError(`The database of DATABASE_URL may lose committed money: ${names} must be on.`)
  } finally {
    await client.end()
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
    client.on('error', () => {})
    await client.connect()
    return client
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
    throw new StartError(`The database of DATABASE_URL cannot be reached (${why}).`, { cause })
  }
}
