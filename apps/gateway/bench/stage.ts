import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callbackSecret } from '../src/callbacks/signature.ts'
import { openDb, openPool } from '../src/db/client.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { newId } from '../src/ids.ts'
import { houseAccountId } from '../src/ledger/house-account.ts'
import { hashToken, newToken } from '../src/session/tokens.ts'
import { endGateway, freePort, startGateway } from '../test/money/child.ts'
import { seat, vendor } from '../test/money/seat.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

const playerCount = 64

/** A durable database, the gateway and the baselines as separate processes, and players at the table. */
export async function setStage() {
  const folder = throwAwayFolder()
  const server = await startEmbedded({ dataDir: folder.path })
  await migrate(server.url)
  const pool = openPool({ url: server.url, size: 4, name: 'bench' })
  const base = randomBytes(16).toString('hex')
  // Beside the rows of a demo world: an empty database plans its statements for tables of no rows.
  const env = { DEMO_WORLD: 'on' }
  const gateway = await startGateway({ databaseUrl: server.url, dataDir: folder.path, secret: base, env })
  const db = openDb(pool)
  await houseAccountId(db, `H:GAME:${vendor}`, 'TLB')
  const players = await Promise.all(Array.from({ length: playerCount }, () => seat({ db, pool }, newId())))
  await pool.query('CREATE TABLE bench_wallet (player text PRIMARY KEY, balance bigint NOT NULL)')
  await pool.query('INSERT INTO bench_wallet SELECT alias, 1000000000 FROM player_alias')
  await pool.query(`CREATE TABLE bench_bet (tx_id text PRIMARY KEY, player text NOT NULL, amount bigint NOT NULL,
    balance bigint NOT NULL, at timestamptz NOT NULL DEFAULT now())`)
  const token = newToken()
  await pool.query(
    `INSERT INTO session (token_hash, id, merchant, member_id, expires_at, ip, user_agent)
     VALUES ($1, $2, 'walogm', $3, now() + interval '1 hour', '::1', 'bench')`,
    [hashToken(token), newId(), players[0]?.memberId],
  )
  const secret = callbackSecret(base, 'walogm')
  const baseline = await startBaselines(server.url, secret)
  const strike = async () => {
    baseline.child.kill('SIGTERM')
    await endGateway(gateway, 'SIGTERM')
    await pool.end()
    await server.stop()
    folder.remove()
  }
  return { gateway, baseline, players, token, secret, pool, strike }
}

async function startBaselines(url: string, secret: string) {
  const port = await freePort()
  const script = path.join(import.meta.dirname, 'baselines.ts')
  const child = spawn(process.execPath, [script, String(port), url, secret], { stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = `http://127.0.0.1:${port}`
  for (let wait = 0; wait < 100; wait++) {
    if (
      await fetch(`${origin}/json`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { child, origin }
    await sleep(100)
  }
  throw new Error('The baselines did not start.')
}
