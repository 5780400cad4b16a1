import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { openDb, openPool } from '../../src/db/client.ts'
import { type Embedded, startEmbedded } from '../../src/db/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'
import { newId } from '../../src/ids.ts'
import { houseAccountId } from '../../src/ledger/house-account.ts'
import { type Child, endGateway, startGateway } from '../money/child.ts'
import { signedSender } from '../money/provider.ts'
import { seat, type TestPlayer, vendor } from '../money/seat.ts'
import { newTx, type Reply, says } from '../money/table.ts'

export const secret = 'only-for-tests'
const send = signedSender(secret)

export type Site = {
  gateway: Child
  server: Embedded
  /** The test's own way to the database. */
  pool: pg.Pool
  sitDown(): Promise<TestPlayer>
  /** A new bet of that player; null: the gateway did not answer with a result. */
  bet(player: TestPlayer): Promise<Reply | null>
  isReady(): Promise<boolean>
  close(): Promise<void>
}

type Options = {
  /** Puts something between the gateway and the database; without it the gateway adopts the embedded server itself. */
  through?: (url: string) => Promise<string>
  env?: Record<string, string>
  /** Folder of the data; without it, a temporary one. */
  folder?: string
}

/** A durable database with a gateway as a separate process. */
export async function openSite({ through, env = {}, folder }: Options): Promise<Site> {
  const dataDir = folder ?? mkdtempSync(path.join(tmpdir(), 'boardwalk-faults-'))
  chmodSync(dataDir, 0o755)
  const server = await startEmbedded({ dataDir })
  await migrate(server.url)
  const pool = openPool({ url: server.url, size: 4, name: 'faults-test', waitMs: 60_000 })
  pool.on('error', () => {})
  const databaseUrl = through ? await through(server.url) : null
  const gateway = await startGateway({ databaseUrl, dataDir, secret, env })
  const db = openDb(pool)
  await houseAccountId(db, `H:GAME:${vendor}`, 'TLB')
  return {
    ...{ gateway, server, pool },
    sitDown: () => seat({ db, pool }, newId()),
    bet: (player) => send(gateway.origin, 'bet', says(player).bet({ txId: newTx(), roundId: newTx(), amount: '0.01' })),
    isReady: () => isReady(gateway.origin),
    close: async () => {
      await endGateway(gateway, 'SIGKILL')
      await pool.end()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
