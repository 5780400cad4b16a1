import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type GameFilter, gameCount, gamePage } from '../src/catalogue/game-list.ts'
import { openDb, openPool } from '../src/db/client.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { games, vendors } from '../src/db/schema/catalogue.ts'
import { bulkInsert } from '../src/seed/bulk-insert.ts'
import { gameRows } from '../src/seed/games.ts'
import { vendorRows } from '../src/seed/vendors.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

/** Plans and times of the game list with 100,000 games: `pnpm --filter @boardwalk/gateway bench:games`. */
const copies = 10
const goalMs = { p50: 8, p99: 40 }
const asked: Record<string, Omit<GameFilter, 'hidden'>> = {
  'all games': {},
  slots: { gameType: 'RNG' },
  'slots of a house': { gameType: 'RNG', vassalage: 'NODI' },
  jackpots: { gameType: 'RNG', gameClassify: 'JP' },
  'slots at 0.05': { gameType: 'RNG', minBet: 500n },
  hot: { onlyHot: true },
  'search “mango”': { gameName: 'mango' },
  'search “dragonfly fiesta”': { gameName: 'dragonfly fiesta' },
}

const folder = throwAwayFolder()
const server = await startEmbedded({ dataDir: folder.path, isDurable: false })
await migrate(server.url)
const pool = openPool({ url: server.url })
const db = openDb(pool)

async function fill(): Promise<void> {
  const rows = gameRows()
  await db.transaction(async (tx) => {
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
  await db.execute(sql`vacuum analyze game`)
}

async function timed(work: () => Promise<unknown>, times: number): Promise<{ p50: number; p99: number }> {
  const taken: number[] = []
  for (let i = 0; i < times; i += 1) {
    const from = performance.now()
    await work()
    taken.push(performance.now() - from)
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

async function plan(filter: GameFilter): Promise<string> {
  const query = sql`explain ${gamePage(db, filter, 1, 24)}`
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(query)
  const text = rows.map((row) => row['QUERY PLAN']).join('\n')
  const index = /(?:Index (?:Only )?Scan using|Bitmap Index Scan on) (\w+)/.exec(text)?.[1]
  return index ?? 'NO INDEX'
}

try {
  await fill()
  const [row] = (await db.execute<{ count: string }>(sql`select count(*) from game`)).rows
  console.log(`${row?.count} games; page goal p50 ≤ ${goalMs.p50} ms, p99 ≤ ${goalMs.p99} ms`)
  for (const [name, rest] of Object.entries(asked)) {
    const filter = { ...rest, hidden: ['DS88'] }
    const page = await timed(() => gamePage(db, filter, 3, 24), 200)
    const total = await timed(() => gameCount(db, filter), 20)
    const verdict = page.p50 <= goalMs.p50 && page.p99 <= goalMs.p99 ? 'ok' : 'SLOW'
    console.log(
      `${name.padEnd(26)} page p50 ${page.p50.toFixed(1)} p99 ${page.p99.toFixed(1)} ms ${verdict} · count p50 ${total.p50.toFixed(1)} ms · ${await plan(filter)}`,
    )
  }
} finally {
  await pool.end()
  await server.stop()
  folder.remove()
}
