import pg from 'pg'
import { binariesFor } from './embedded/binaries.ts'
import { ensureCluster } from './embedded/cluster.ts'
import { type Home, homeFor, shelter } from './embedded/home.ts'
import { isAlive, readPostmaster, waitGone } from './embedded/postmaster.ts'
import { findRunning, freePort, launch, passwordOf, urlOf } from './embedded/server.ts'
import { serverUser } from './embedded/system-user.ts'

export type EmbeddedOptions = {
  dataDir: string
  /** False only for throw-away test clusters: commits then need not reach the disk. */
  isDurable?: boolean
}

export type Embedded = {
  /** Connection string of the project's database. */
  url: string
  /** Whether a server of this directory was running already. */
  adopted: boolean
  /** Where its files are. */
  folder: string
  /** Belongs to the server that runs now. */
  readonly pid: number
  /** Whether the server's process exists. */
  isRunning(): boolean
  /** Starts the server again at the same address, unless it runs. */
  revive(): Promise<void>
  /** Stops the server, unless another gateway process still uses it. */
  stop(): Promise<void>
}

const database = 'boardwalk'

/** Starts PostgreSQL 18 on `<dataDir>/postgres`, or adopts the server that runs there (contract I3). */
export async function startEmbedded({ dataDir, isDurable = true }: EmbeddedOptions): Promise<Embedded> {
  const user = serverUser()
  const home = homeFor(user, dataDir)
  const binaries = binariesFor(user, () => (user ? shelter(user) : dataDir))
  await ensureCluster(home, binaries, user)
  // Before a server is started that could not be used.
  passwordOf(home)
  const adopted = await findRunning(home)
  const launchAt = (port: number) => launch({ home, binaries, user, isDurable, port })
  const { port, ...first } = adopted ?? (await launchAt(await freePort()))
  await ensureDatabase(port, home)
  const url = urlOf(port, home, database)
  const pidNow = () => readPostmaster(home)?.pid ?? first.pid
  const revive = async () => {
    const now = (await findRunning(home)) ?? (await launchAt(port))
    if (now.port !== port) throw new Error(`PostgreSQL runs at port ${now.port} now; this gateway knows port ${port}.`)
  }
  return {
    ...{ url, adopted: adopted !== null, folder: home, revive },
    isRunning: () => isAlive(pidNow()),
    stop: () => stopServer(pidNow(), url),
    get pid() {
      return pidNow()
    },
  }
}

async function ensureDatabase(port: number, home: Home): Promise<void> {
  // Creating a database copies files, which takes a slow disk a while.
  const limits = { connectionTimeoutMillis: 10_000, query_timeout: 60_000 }
  const client = new pg.Client({ connectionString: urlOf(port, home, 'postgres'), ...limits })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${database}`)
  } catch (error) {
    // 42P04: it exists; 23505: another process is creating it right now.
    if (!(error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? ''))) throw error
  } finally {
    await client.end()
  }
}

/** Fast shutdown: open transactions roll back, everything committed is on disk. */
async function stopServer(pid: number, url: string): Promise<void> {
  if (!isAlive(pid) || (await hasOtherGateways(url))) return
  process.kill(pid, 'SIGINT')
  if (!(await waitGone(pid, 15_000))) process.kill(pid, 'SIGQUIT')
}

async function hasOtherGateways(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ others: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'boardwalk-gateway-%'
         AND application_name <> $1) AS others`,
      [`boardwalk-gateway-${process.pid}`],
    )
    return rows[0]?.others ?? false
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
