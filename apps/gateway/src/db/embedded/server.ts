import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../start-error.ts'
import type { Binaries } from './binaries.ts'
import { serverEnvironment, superuser } from './cluster.ts'
import type { Home } from './home.ts'
import { isAlive, isReused, readPostmaster } from './postmaster.ts'
import type { SystemUser } from './system-user.ts'

const startTimeoutMs = 60_000

export type Running = { pid: number; port: number }

/** Start options of a server; the port is chosen once, so that connection strings survive a restart. */
export type Launch = { home: Home; binaries: Binaries; user: SystemUser | null; isDurable: boolean; port: number }

/** @throws StartError when it is gone */
export function passwordOf(home: Home): string {
  const file = path.join(home, 'password')
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (password) return password
  throw new StartError(
    `${file} is missing or empty; without it the database cannot be opened. Restore it from a backup.`,
  )
}

export function urlOf(port: number, home: Home, name: string): string {
  const password = passwordOf(home)
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}/${name}`
}

/** A server that owns the directory and answers; waits while one is starting or stopping. */
export async function findRunning(home: Home): Promise<Running | null> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const found = readPostmaster(home)
    if (!found) return null
    if (!isAlive(found.pid)) {
      // A crash left the file. The server clears it away, but not while the pid belongs to something else now.
      if (isReused(found.pid)) rmSync(path.join(home, 'data', 'postmaster.pid'), { force: true })
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

export async function launch({ home, binaries, user, isDurable, port }: Launch): Promise<Running> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 120,
    shared_buffers: '128MB',
    fsync: isDurable,
    synchronous_commit: isDurable,
    full_page_writes: isDurable,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(path.join(home, 'log'), 'a', 0o600)
  // A separate process group: Ctrl-C reaches the gateway, which drains first and stops the server after.
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
  throw new StartError(`PostgreSQL did not start; its log is ${path.join(home, 'log')}.`)
}

export function freePort(): Promise<number> {
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
