import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import v8 from 'node:v8'
import type { Logger } from 'pino'
import { buildGateway } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openWatched } from './db/client.ts'
import { type DiskGuard, freeBytesOf, openDiskGuard } from './db/disk-guard.ts'
import { migrate } from './db/migrate.ts'
import { createDeps } from './deps.ts'
import { startHousekeeping } from './housekeeping.ts'
import { closeServer, listen } from './http/listeners.ts'
import { createLogger } from './http/logger.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { seedWorlds } from './seed/seed-worlds.ts'
import { startDatabase } from './start-database.ts'
import { StartError } from './start-error.ts'

/** A resource to close, and the time that this may delay the next one. */
type Closing = { close: () => Promise<unknown>; ms: number }

/** In-flight requests get this long before the sockets are cut (contract I2). */
const drainMs = 5_000
const closingMs = 2_000
/** How long a caller waits for a connection. */
const waitMs = 2_000
/** A job waits longer for a connection than a caller would. */
const jobsWaitMs = 5_000
/** Hard limit for shutdown: shorter than the 12 s after which a supervisor kills the process. */
const stopMs = 11_500

/**
 * How much the old objects may grow before they are collected. V8 alone waits for four times as many where there is much
 * memory; then the file of a large team takes 250 MB instead of 100, and no less time.
 */
v8.setFlagsFromString('--heap-growing-percent=100')

/** Starts everything in order and pushes the closers on `closings`, so that a failed start leaves nothing behind. */
async function start(closings: Closing[]): Promise<void> {
  const config = readConfig()
  const log = createLogger(config.logLevel)
  const database = await startDatabase(config)
  const leaveAlone = database.supervise(log)
  const stopDatabase = () => {
    leaveAlone()
    return database.stop()
  }
  closings.push({ close: stopDatabase, ms: stopMs })
  await migrate(database.url)
  const pool = openWatched(log, { url: database.url, size: config.poolSize, waitMs: waitMs * config.waitFactor })
  const jobsPool = openWatched(log, {
    url: database.url,
    size: config.jobsPoolSize,
    waitMs: jobsWaitMs * config.waitFactor,
  })
  closings.push({ close: () => Promise.all([pool.end(), jobsPool.end()]), ms: closingMs })
  const disk = await watchDisk(database.folder, config, log)
  closings.push({ close: async () => disk.stop(), ms: closingMs })
  const deps = await createDeps({ pool, config, log, disk })
  const closeSenders = () => Promise.all(Object.values(deps.senders).map((sender) => sender?.close()))
  closings.push({ close: closeSenders, ms: closingMs })
  await seedWorlds(deps, database.url)
  const jobs = openJobs(deps, { pool: jobsPool })
  const endHousekeeping = startHousekeeping(deps)
  closings.push({ close: () => Promise.all([jobs.stop(), endHousekeeping()]), ms: closingMs })
  const { app, health } = buildGateway(deps, jobs)
  const servers: Server[] = []
  const closeServers = async () => {
    health.drain()
    // Together: open event streams end with the app, and the storefronts' listeners wait for them.
    await Promise.all([app.close(), ...servers.map(closeServer)])
  }
  closings.push({ close: closeServers, ms: drainMs })
  await listen(app, servers, config.bind, config.port, Object.values(config.storefrontPorts))
  jobs.start()
  log.info({ port: config.port, storefronts: config.storefrontPorts }, 'the gateway is ready')
}

async function watchDisk(folder: string | null, { diskReserveMb }: Config, log: Logger): Promise<DiskGuard> {
  const freeBytes = folder === null ? async () => Number.POSITIVE_INFINITY : freeBytesOf(folder)
  const guard = openDiskGuard({ reserveMb: diskReserveMb, freeBytes, log })
  await guard.look()
  return guard
}

/** Closes the last started first. One that fails or hangs does not keep the others open. */
async function closeAll(closings: Closing[]): Promise<void> {
  for (let closing = closings.pop(); closing; closing = closings.pop()) {
    await Promise.race([closing.close().catch(() => {}), sleep(closing.ms, undefined, { ref: false })])
  }
}

const closings: Closing[] = []
let isClosing = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isClosing) return
    isClosing = true
    // Ends the process even if something hangs, such as a database that does not answer.
    setTimeout(() => process.exit(1), stopMs)
    void closeAll(closings).finally(() => process.exit(0))
  })
}

try {
  await start(closings)
} catch (error) {
  isClosing = true
  await closeAll(closings)
  // A reason that the operator can fix is one sentence; any other error is a bug and needs its stack.
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
}
