import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, openDb, openPool } from '../src/db/client.ts'
import { within } from '../src/db/deadline.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { games, vendors } from '../src/db/schema/catalogue.ts'
import { bulkInsert } from '../src/seed/bulk-insert.ts'
import { gameRows } from '../src/seed/games.ts'
import { vendorRows } from '../src/seed/vendors.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

const copies = 10
const hour = 3_600_000

/** A separate database with 100,000 games, ten of each name. */
export async function largeCatalogue() {
  const folder = throwAwayFolder()
  const server = await startEmbedded({ dataDir: folder.path, isDurable: false })
  await migrate(server.url)
  const pool = openPool({ url: server.url })
  const db = openDb(pool)
  await within(hour, () => fill(db, pool))
  const close = async () => {
    await pool.end()
    await server.stop()
    folder.remove()
  }
  return { db, pool, close }
}

async function fill(db: Db, pool: pg.Pool): Promise<void> {
  const rows = gameRows()
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await bulkInsert(tx, vendors, vendorRows(['TLB']))
    for (let copy = 0; copy < copies; copy += 1) {
      const again = rows.map((row) => ({
        ...row,
        id: copy ? randomUUID() : row.id,
        code: `${row.code}-${copy}`,
        sort: row.sort + copy * 100_000,
      }))
      await bulkInsert(tx, games, again)
    }
  })
  await vacuum(pool, 'game')
}

/** Twice: the first one comes too soon after the rows to find them all visible, which index-only scans need. */
async function vacuum(pool: pg.Pool, table: 'game' | 'bet' | 'recent_game' | 'favourite'): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query(`vacuum analyze ${table}`)
    await client.query(`vacuum ${table}`)
    await client.query('SET statement_timeout TO DEFAULT')
  } finally {
    client.release()
  }
}

const players = 5_000
const rounds = 1_000_000

/** A million settled rounds of 5,000 players, of whom each has a taste: games close to each other, and some anywhere. */
export const playRounds = (pool: pg.Pool): Promise<string[]> => within(hour, () => play(pool))

async function play(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query(`CREATE TABLE taste AS
      SELECT n, uuidv7() AS member_id, (random() * 1000)::int AS home FROM generate_series(1, ${players}) n`)
    await client.query('CREATE TABLE shelf AS SELECT row_number() OVER (ORDER BY sort, id) AS n, * FROM game')
    await client.query('CREATE UNIQUE INDEX ON shelf (n)')
    await client.query(`INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id,
        game_code, vendor, game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
      SELECT 'bench', 't' || r, 'BT' || r, 'walogm', t.member_id, 'r' || r, t.member_id, g.id, g.code, g.vendor, g.game_type,
        'TLB', 10000, 10000, 0, CASE WHEN r % 4 = 0 THEN 30000 ELSE 0 END, 10000, 'SETTLED', at, at
      FROM (SELECT r, 1 + (r % ${players}) AS n, random() AS a, random() AS b, now() - random() * interval '60 days' AS at
        FROM generate_series(1, ${rounds}) r) x
      JOIN taste t ON t.n = x.n
      JOIN shelf g ON g.n = 1 + CASE WHEN a < 0.8 THEN t.home + (power(b, 2) * 60)::int ELSE (b * 99999)::int END`)
    await client.query(`INSERT INTO recent_game (member_id, game_id, vendor, played_at)
      SELECT member_id, game_id, min(vendor), max(placed_at) FROM bet GROUP BY 1, 2`)
    await client.query(`INSERT INTO favourite (member_id, game_id)
      SELECT DISTINCT member_id, game_id FROM bet WHERE hashtext(tx_id) % 20 = 0`)
    await client.query('SET statement_timeout TO DEFAULT')
  } finally {
    client.release()
  }
  for (const table of ['bet', 'recent_game', 'favourite'] as const) await vacuum(pool, table)
  const { rows } = await pool.query<{ member_id: string }>('SELECT member_id FROM taste ORDER BY n LIMIT 200')
  return rows.map((row) => row.member_id)
}

/** `least` distinguishes a busy machine from slow work. */
export type Times = { least: number; p50: number; p99: number }

/** Milliseconds of `times` calls one after another; `work` receives the number of earlier calls. */
export async function timed(work: (turn: number) => Promise<unknown>, times: number): Promise<Times> {
  for (let turn = 0; turn < 5; turn += 1) await work(turn)
  const taken: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const from = performance.now()
    await work(turn)
    taken.push(performance.now() - from)
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0
  return { least: at(0), p50: at(0.5), p99: at(0.99) }
}
