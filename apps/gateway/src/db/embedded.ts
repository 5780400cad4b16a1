import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Binaries, binariesFor } from './embedded/binaries.ts'
import { ensureCluster, serverEnvironment, superuser } from './embedded/cluster.ts'
import { type Home, homeFor, shelter } from './embedded/home.ts'
import { isAlive, readPostmaster, waitGone } from './embedded/postmaster.ts'
import { type SystemUser, serverUser } from './embedded/system-user.ts'

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
  pid: number
  /** Stops the server, unless another gateway process still uses it. */
  stop(): Promise<void>
}

const startTimeoutMs = 60_000
const database = 'boardwalk'

/** Starts PostgreSQL 18 on `<dataDir>/postgres`, or adopts the server that runs there (contract I3). */
export async function startEmbedded({ dataDir, isDurable = true }: EmbeddedOptions): Promise<Embedded> {
  const user = serverUser()
  const home = homeFor(user, dataDir)
  const binaries = binariesFor(user, () => (user ? shelter(user) : dataDir))
  await ensureCluster(home, binaries, user)
  const adopted = await findRunning(home)
  const running = adopted ?? (await launch(home, binaries, user, isDurable))
  await ensureDatabase(running.port, home)
  const url = urlOf(running.port, home, database)
  return { url, adopted: adopted !== null, pid: running.pid, stop: () => stopServer(running.pid, url) }
}

type Running = { pid: number; port: number }

function urlOf(port: number, home: Home, name: string): string {
  const password = readFileSync(path.join(home, 'password'), 'utf8')
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}/${name}`
}

/** A server that owns the directory and answers; waits while one is starting or stopping. */
async function findRunning(home: Home): Promise<Running | null> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const found = readPostmaster(home)
    if (!found) return null
    if (!isAlive(found.pid)) {
      // A crash left the file; a reused pid would make the server refuse to start.
      rmSync(path.join(home, 'data', 'postmaster.pid'), { force: true })
      return null
    }
    if (found.isReady && (await answers(urlOf(found.port, home, 'postgres')))) return found
    if (Date.now() > deadline) throw new Error(`The PostgreSQL with pid ${found.pid} in ${home} does not answer.`)
    await sleep(50)
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function launch(home: Home, binaries: Binaries, user: SystemUser | null, isDurable: boolean): Promise<Running> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: await freePort(),
    unix_socket_directories: '',
    max_connections: 120,
    shared_buffers: '128MB',
    fsync: isDurable,
    synchronous_commit: isDurable,
    full_page_writes: isDurable,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(path.join(home, 'log'), 'a', 0o600)
  // Its own process group: Ctrl-C reaches the gateway, which drains first and stops the server after.
  const server = spawn(path.join(binaries, 'bin', 'postgres'), ['-D', path.join(home, 'data'), ...flags], {
    ...user,
    cwd: home,
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  server.unref()
  return await becameReady(server, home)
}

/** The child or, when two gateways started at once and this child lost the directory, the other's server. */
async function becameReady(server: ChildProcess, home: Home): Promise<Running> {
  const ended = new Promise<null>((resolve) => {
    server.once('exit', () => resolve(null))
    server.once('error', () => resolve(null))
  })
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    const found = readPostmaster(home)
    if (found?.isReady && (await answers(urlOf(found.port, home, 'postgres')))) return found
    const hasEnded = (await Promise.race([ended, sleep(25, 'running' as const)])) === null
    if (!hasEnded) continue
    const other = await findRunning(home)
    if (other) return other
    break
  }
  throw new Error(`PostgreSQL did not start; its log is ${path.join(home, 'log')}.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
}

async function ensureDatabase(port: number, home: Home): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(port, home, 'postgres') })
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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
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
