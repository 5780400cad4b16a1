import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { openDb, openPool, type Tx } from '../src/db/client.ts'
import { parseMoney, type Units } from '../src/ledger/money.ts'
import { startDatabase } from '../src/start-database.ts'

export type Owner = { memberId: string; currency: string }

/**
 * Changes a member of the world at `DATA_DIR`, whose gateway may run, in one transaction: the command line is
 * `node <script> MERCHANT USERNAME AMOUNT`. Throws without such a member or amount.
 */
export async function withMember(work: (tx: Tx, owner: Owner, amount: Units) => Promise<void>): Promise<void> {
  const [merchant = '', username = '', text = ''] = parseArgs({ allowPositionals: true }).positionals
  const database = await startDatabase(readConfig())
  const pool = openPool({ url: database.url, size: 1, name: 'test-member' })
  try {
    const { rows } = await pool.query<Owner>(
      `SELECT m.id AS "memberId", a.currency FROM member m JOIN account a ON a.member_id = m.id AND a.type = 'CASH'
        WHERE m.merchant = $1 AND m.username = $2`,
      [merchant, username],
    )
    const [owner] = rows
    const amount = parseMoney(text)
    if (!owner || amount === null) throw new Error(`no member ${username} of ${merchant}, or no amount`)
    await openDb(pool).transaction((tx) => work(tx, owner, amount))
  } finally {
    await pool.end()
    await database.stop()
  }
}
