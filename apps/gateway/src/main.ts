import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildGateway } from './app.ts'
import { readConfig } from './config.ts'
import { openPool } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { createDeps } from './deps.ts'
import { startHousekeeping } from './housekeeping.ts'
import { closeServer, listen } from './http/listeners.ts'
import { createLogger } from './http/logger.ts'
import { seedDemoWorld } from './seed/seed-demo-world.ts'
import { startDatabase } from './start-database.ts'
import { StartError } from './start-error.ts'

type Closing = () => Promise<unknown>

/** In-flight requests get this long before the sockets are cut (contract I2). */
const drainMs = 10_000

/** Starts everything in order; what was started is pushed on `closings`, so that a failed start leaves nothing behind. */
async function start(closings: Closing[]): Promise<void> {
  const config = readConfig()
  const log = createLogger(config.logLevel)
  const database = await startDatabase(config)
  closings.push(() => database.stop())
  await migrate(database.url)
  const pool = openPool({ url: database.url, size: config.poolSize })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  closings.push(() => pool.end())
  const deps = await createDeps({ pool, config, log })
  closings.push(() => Promise.all(Object.values(deps.senders).map((sender) => sender?.close())))
  await seedDemoWorld(deps)
  closings.push(startHousekeeping(deps))
  const { app, health } = buildGateway(deps)
  const servers: Server[] = []
  closings.push(async () => {
    health.drain()
    // Together: open event streams end with the app, and the storefronts' listeners wait for them.
    const closed = Promise.all([app.close(), ...servers.map(closeServer)])
    await Promise.race([closed, sleep(drainMs, undefined, { ref: false })])
  })
  await listen(app, servers, config.bind, config.port, Object.values(config.storefrontPorts))
  log.info({ port: config.port, storefronts: config.storefrontPorts }, 'the gateway is ready')
}

/** Last started, first closed. One that fails does not keep the others open. */
async function closeAll(closings: Closing[]): Promise<void> {
  for (let close = closings.pop(); close; close = closings.pop()) await close().catch(() => {})
}

const closings: Closing[] = []
let isClosing = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isClosing) return
    isClosing = true
    void closeAll(closings).finally(() => process.exit(0))
  })
}

try {
  await start(closings)
} catch (error) {
  isClosing = true
  await closeAll(closings)
  // A mendable reason is one sentence; anything else is ours and needs its stack.
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
}
