import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { openDb, openPool } from '../src/db/client.ts'
import { parseMoney } from '../src/ledger/money.ts'
import { lockAccounts, post, walletOf } from '../src/ledger/post.ts'
import { startDatabase } from '../src/start-database.ts'

/**
 * Sets the main wallet of a member of the world at `DATA_DIR`, by an adjustment in the ledger: `node
 * test/leave-balance.ts MERCHANT USERNAME AMOUNT`. Its gateway may run.
 */
const [merchant = '', username = '', amount = ''] = parseArgs({ allowPositionals: true }).positionals
const database = await startDatabase(readConfig())
const pool = openPool({ url: database.url, size: 1, name: 'test-balance' })
try {
  const { rows } = await pool.query<{ memberId: string; currency: string }>(
    `SELECT m.id AS "memberId", a.currency FROM member m JOIN account a ON a.member_id = m.id AND a.type = 'CASH'
      WHERE m.merchant = $1 AND m.username = $2`,
    [merchant, username],
  )
  const [owner] = rows
  if (!owner) throw new Error(`no member ${username} of ${merchant}`)
  await openDb(pool).transaction(async (tx) => {
    const { cash } = walletOf(await lockAccounts(tx, owner.memberId, owner.currency))
    const facts = { amount: (parseMoney(amount) ?? 0n) - cash }
    if (facts.amount === 0n) return
    await post(tx, 'ADJ', { ...owner, source: 'test', extId: crypto.randomUUID(), actor: 'test', facts })
  })
} finally {
  await pool.end()
  await database.stop()
}
