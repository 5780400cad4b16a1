import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { openDb, openPool } from '../src/db/client.ts'
import { openPointAccounts } from '../src/ledger/accounts.ts'
import { parseMoney } from '../src/ledger/money.ts'
import { post } from '../src/ledger/post.ts'
import { pointSource } from '../src/points/point-accounts.ts'
import { startDatabase } from '../src/start-database.ts'

/**
 * Gives points to a member of the world at `DATA_DIR`, as a day of bets does: `node test/give-points.ts MERCHANT
 * USERNAME POINTS`. Its gateway may run.
 */
const [merchant = '', username = '', amount = ''] = parseArgs({ allowPositionals: true }).positionals
const database = await startDatabase(readConfig())
const pool = openPool({ url: database.url, size: 1, name: 'test-points' })
try {
  const { rows } = await pool.query<{ memberId: string; currency: string }>(
    `SELECT m.id AS "memberId", a.currency FROM member m JOIN account a ON a.member_id = m.id AND a.type = 'CASH'
      WHERE m.merchant = $1 AND m.username = $2`,
    [merchant, username],
  )
  const [owner] = rows
  const points = parseMoney(amount)
  if (!owner || points === null) throw new Error(`no member ${username} of ${merchant}, or no points`)
  await openDb(pool).transaction(async (tx) => {
    await openPointAccounts(tx, owner.memberId)
    const meta = { type: 'slots', base: String(points * 100n), ratio: '0.01', day: '2026-11-16' }
    const event = { source: pointSource, extId: `test:${crypto.randomUUID()}`, actor: 'system', meta }
    await post(tx, 'PTE', { ...owner, ...event, facts: { points } })
  })
} finally {
  await pool.end()
  await database.stop()
}
