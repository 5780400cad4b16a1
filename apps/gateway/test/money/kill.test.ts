import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Db, openDb, openPool } from '../../src/db/client.ts'
import { type Embedded, startEmbedded } from '../../src/db/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'
import { newId } from '../../src/ids.ts'
import { houseAccountId } from '../../src/ledger/house-account.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { type Child, endGateway, startGateway, startLimitMs } from './child.ts'
import { signedSender } from './provider.ts'
import { seat, type TestPlayer, vendor } from './seat.ts'
import { newTx, type Reply, says } from './table.ts'

const secret = 'only-for-tests'
const send = signedSender(secret)
/** Kills per run; a night sets `KILLS=50`. */
const kills = Number(process.env.KILLS ?? 2)
const writers = 12
/** Far beyond the needs of a busy machine: only a gateway that never comes back is refused. */
const timeoutMs = 120_000

let dataDir: string
let server: Embedded
let pool: pg.Pool
let db: Db
let gateway: Child
let players: TestPlayer[]

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'boardwalk-kill-'))
  chmodSync(dataDir, 0o755)
  server = await startEmbedded({ dataDir })
  await migrate(server.url)
  pool = openPool({ url: server.url, size: 4, name: 'kill-test' })
  pool.on('error', () => {})
  db = openDb(pool)
  gateway = await startGateway({ databaseUrl: server.url, dataDir, secret })
  await houseAccountId(db, `H:GAME:${vendor}`, 'TLB')
  players = await Promise.all(Array.from({ length: writers }, () => seat({ db, pool }, newId())))
}, startLimitMs + timeoutMs)

afterAll(async () => {
  if (gateway) await endGateway(gateway, 'SIGKILL')
  await pool?.end()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Action = 'bet' | 'win' | 'rollback'
type Intent = { action: Action; body: Record<string, unknown>; reply: Reply | null }
type Load = { intents: Intent[]; isOver: boolean }

const attempt = async (load: Load, action: Action, body: Record<string, unknown>): Promise<Reply | null> => {
  const reply = await send(gateway.origin, action, body)
  load.intents.push({ action, body, reply })
  return reply
}

/** Plays rounds until stopped; writes down each intent and each answer. */
async function play(player: TestPlayer, load: Load): Promise<void> {
  const say = says(player)
  for (let n = 0; !load.isOver; n++) {
    const [bet, roundId] = [newTx(), newTx()]
    const placed = await attempt(load, 'bet', say.bet({ txId: bet, roundId, amount: '0.50' }))
    if (placed?.status === 'OK') {
      const after = { txId: newTx(), roundId, refTxId: bet, amount: '0.45' }
      await (n % 5 === 4 ? attempt(load, 'rollback', say.rollback(after)) : attempt(load, 'win', say.win(after)))
    } else if (placed === null) await sleep(500)
  }
}

async function killBackend(): Promise<void> {
  const { rows } = await pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = $1 ORDER BY (state = 'active') DESC LIMIT 1`,
    [`boardwalk-gateway-${gateway.process.pid}`],
  )
  const pid = rows[0]?.pid
  if (!pid) throw new Error('The gateway has no connection to kill.')
  process.kill(pid, 'SIGKILL')
}

/** Resolves when so many more messages were acknowledged, independent of this machine's speed. */
async function acknowledgedMore(load: Load, count: number): Promise<void> {
  const acknowledged = () => load.intents.filter(({ reply }) => reply?.status === 'OK').length
  const wanted = acknowledged() + count
  for (const until = Date.now() + timeoutMs; acknowledged() < wanted; await sleep(50)) {
    if (Date.now() > until) throw new Error(`Only ${acknowledged()} of ${wanted} messages were acknowledged.`)
  }
}

async function answersAgain(): Promise<void> {
  for (const until = Date.now() + timeoutMs; ; await sleep(50)) {
    if (
      await fetch(`${gateway.origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    if (Date.now() > until) throw new Error(`The gateway was not ready again within ${timeoutMs} ms.`)
  }
}

type Settled = { dup: boolean | undefined; tries: number }

/** A repeat reveals the state of a message: a first answer or the same one. */
async function settle(intent: Intent): Promise<Settled> {
  const until = Date.now() + timeoutMs
  for (let n = 1; Date.now() < until; n++) {
    const reply = await send(gateway.origin, intent.action, intent.body)
    if (reply) return { dup: reply.dup, tries: n }
    await sleep(250)
  }
  throw new Error(`${intent.action} ${intent.body.txId} stays unknown.`)
}

async function booked(): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ tx: string; n: number }>(
    'SELECT ext_id AS tx, count(*)::int AS n FROM journal GROUP BY 1',
  )
  return new Map(rows.map(({ tx, n }) => [tx, n]))
}

it('loses and doubles nothing when the gateway or a database backend is killed under load', {
  timeout: 5 * timeoutMs + kills * 30_000,
}, async () => {
  const load: Load = { intents: [], isOver: false }
  const playing = Promise.all(players.map((player) => play(player, load)))
  for (let n = 0; n < kills; n++) {
    await acknowledgedMore(load, 150)
    await killBackend()
    await answersAgain()
    await acknowledgedMore(load, 150)
    await endGateway(gateway, 'SIGKILL')
    gateway = await startGateway({ databaseUrl: server.url, dataDir, secret })
  }
  await acknowledgedMore(load, 100)
  load.isOver = true
  await playing

  const before = await booked()
  const acknowledged = load.intents.filter(({ reply }) => reply?.status === 'OK')
  const unknown = load.intents.filter(({ reply }) => reply === null)
  const lost = acknowledged.filter(({ body }) => before.get(String(body.txId)) !== 1)
  const refused = load.intents.filter(({ reply }) => reply && reply.status !== 'OK')
  const answers: Settled[] = []
  for (let at = 0; at < unknown.length; at += writers)
    answers.push(...(await Promise.all(unknown.slice(at, at + writers).map(settle))))
  const after = await booked()
  const wrong = unknown.filter(({ body }, at) => {
    const was = before.get(String(body.txId)) ?? 0
    // Booked before the repeat: the repeat must return that answer. Not booked: the repeat books it, once.
    const said = answers[at]
    const isTrue = said?.dup === (was === 1) || (said?.dup === true && said.tries > 1)
    return was > 1 || after.get(String(body.txId)) !== 1 || !isTrue
  })
  const committed = unknown.filter(({ body }) => before.has(String(body.txId)))
  console.log(
    `kills ${kills} + ${kills}: ${acknowledged.length} acknowledged, ${unknown.length} unknown of which ${committed.length} had committed, ` +
      `${lost.length} lost, ${wrong.length} wrong`,
  )
  expect(lost).toEqual([])
  expect(refused).toEqual([])
  expect(wrong).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(500)
  expect(brokenOnes(await checkInvariants(pool))).toEqual([])
})
