import { pino } from 'pino'
import { payDue } from '../src/contracts/pay-due.ts'
import { settleWindow } from '../src/contracts/settle-window.ts'
import { verifyRun } from '../src/contracts/verify.ts'
import { openPool, transact } from '../src/db/client.ts'
import { within } from '../src/db/deadline.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { createDeps } from '../src/deps.ts'
import { testConfig } from '../test/gateway.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

/**
 * Real-time salary of a window with 100,000 bets and 1,000 agents on five levels, settled, paid and recomputed:
 * `pnpm --filter @boardwalk/gateway bench:settlement`. A difference fails the run.
 */
const levels = [1, 9, 90, 400, 500]
const players = 2_000
const bets = 100_000
const goalSeconds = 60
const start = new Date('2026-11-01T00:00:00Z')
const end = new Date('2026-11-01T00:05:00Z')

const folder = throwAwayFolder()
const server = await startEmbedded({ dataDir: folder.path })
const pool = openPool({ url: server.url, statementSeconds: 600 })
try {
  await migrate(server.url)
  const deps = await createDeps({ pool, config: testConfig, log: pino({ level: 'silent' }) })
  const merchant = deps.merchants.fallback
  await within(600_000, () => fill(merchant))
  const span = { start, end, merchant: merchant.code, currency: merchant.currency, activeBet: 1_000_000n }
  const window = { ...span, kind: 'REALTIME', period: 'FIVE_MINUTES' } as const
  const settled = await timed('settled', () => transact(pool, (tx, client) => settleWindow(tx, client, window)))
  const paid = await timed('paid', () => payDue(deps))
  console.log(`${settled.value} items, ${paid.value} paid`)
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM settlement_run')
  const verified = await timed('recomputed', () =>
    deps.db.transaction((tx) => verifyRun(tx, rows[0]?.id ?? '', merchant, '100.00')),
  )
  const seconds = settled.seconds + paid.seconds
  console.log(
    `settled and paid in ${seconds.toFixed(1)} s, goal ≤ ${goalSeconds} s; ${verified.value.length} differences`,
  )
  if (verified.value.length > 0) process.exitCode = 1
} finally {
  await pool.end()
  await server.stop()
  folder.remove()
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const from = performance.now()
  const value = await within(600_000, work)
  const seconds = (performance.now() - from) / 1_000
  console.log(`${name.padEnd(12)} ${seconds.toFixed(1)} s`)
  return { value, seconds }
}

/** Each agent below one of the level above, with a contract a little below its upline's; players below the last level. */
async function fill({ code, currency }: { code: string; currency: string }): Promise<void> {
  await pool.query('CREATE TABLE node (id uuid, upline uuid, path ltree, level int, no int)')
  for (const [at, size] of [...levels, players].entries())
    await pool.query(
      `INSERT INTO node SELECT made.id, up.id, (coalesce(up.path::text || '.', '') || replace(made.id::text, '-', ''))::ltree, $1, made.no
       FROM (SELECT uuidv7() AS id, no FROM generate_series(0, $2::int - 1) no) made
         LEFT JOIN node up ON up.level = $1 - 1 AND up.no = made.no % $3::int`,
      [at, size, levels[at - 1] ?? 1],
    )
  const isAgent = `level < ${levels.length}`
  await pool.query(
    `INSERT INTO member (id, merchant, username, skeleton, password_hash, nickname, type, upline_id, path, language, avatar_id, affiliate_code)
     SELECT id, $1, 'n' || level || 'x' || no, 'n' || level || 'x' || no, '-', 'n', CASE WHEN ${isAgent} THEN 1 ELSE 0 END,
       upline, path, 'EN', 'a01', 'n' || level || 'x' || no FROM node`,
    [code],
  )
  await pool.query(
    `INSERT INTO account (owner_kind, member_id, type, currency, balance, min_balance, max_balance)
     SELECT 'member', id, type, $1, 0, CASE WHEN type <> 'DEBT' THEN 0 END, CASE WHEN type = 'DEBT' THEN 0 END
     FROM node, unnest(ARRAY['CASH', 'BONUS', 'HOLD', 'DEBT']) type WHERE ${isAgent} ORDER BY id`,
    [currency],
  )
  await pool.query(
    `INSERT INTO contract (id, merchant, kind, upline_id, downline_id, period, tiers, top_rate, top_loss_rate)
     SELECT uuidv7(), $1, 'REALTIME', upline, id, 'FIVE_MINUTES', jsonb_build_array(jsonb_build_object('singleBet', '10.00',
       'profitRate', (0.01 - level * 0.001)::text, 'lossRate', (0.005 - level * 0.001)::text)),
       10000 - level * 1000, 5000 - level * 1000 FROM node WHERE ${isAgent}`,
    [code],
  )
  for (const level of levels.keys())
    await pool.query(
      `UPDATE contract SET status = 'ACTIVE', active_from = $1 FROM node WHERE node.id = downline_id AND level = $2`,
      [start, level],
    )
  await pool.query(
    `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
       game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
     SELECT 'bench', made.no::text, made.no::text, $1, node.id, made.no::text, node.id, node.id, 'x', 'NOVA', 'LOTT', $2, stake, stake, 0,
       CASE made.no % 5 WHEN 0 THEN stake * 2 WHEN 1 THEN stake ELSE 0 END, stake, 'SETTLED', $3, $3::timestamptz + made.no * interval '2 ms'
     FROM (SELECT no, 50000 + (no * 7919 % 5000) * 1000 AS stake FROM generate_series(1, $4::int) no) made
       JOIN node ON node.level = ${levels.length} AND node.no = made.no % ${players}`,
    [code, currency, start, bets],
  )
  await pool.query('ANALYZE')
}
