import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { settleWindow } from '../src/contracts/settle-window.ts'
import { openPool, transact } from '../src/db/client.ts'
import { startDatabase } from '../src/start-database.ts'

/**
 * Settles the newest bets of an agent's team under its real-time contract, without waiting for the end of five
 * minutes: moves the bets and the begin of the contract to a window of the past that no run has claimed, and settles
 * that window by the settlement's own code. The gateway of `DATA_DIR` pays it. `node test/settle-past.ts MERCHANT
 * USERNAME`
 */
const [merchant = '', username = ''] = parseArgs({ allowPositionals: true }).positionals
const database = await startDatabase(readConfig())
const pool = openPool({ url: database.url, size: 1, name: 'test-settle' })

// The gateway settles every window after it under the contract too: the fewer, the shorter the agent's list.
const freeWindow = `
  SELECT at AS start, at + interval '5 minutes' AS end FROM generate_series(
    date_bin('5 minutes', now() - interval '15 minutes', 'epoch'), now() - interval '2 days', interval '-5 minutes') at
  WHERE NOT EXISTS (SELECT FROM settlement_run r WHERE r.merchant = $1 AND r.kind = 'REALTIME'
    AND r.starts_at < at + interval '5 minutes' AND r.ends_at > at) LIMIT 1`

type Agent = { path: string; currency: string }

try {
  const items = await transact(pool, async (tx, client) => {
    const [window] = (await client.query<{ start: Date; end: Date }>(freeWindow, [merchant])).rows
    const [agent] = (
      await client.query<Agent>(
        `SELECT m.path::text, g.currency FROM member m JOIN merchant g ON g.code = m.merchant
          WHERE m.merchant = $1 AND m.username = $2`,
        [merchant, username],
      )
    ).rows
    if (!window || !agent) throw new Error(`no agent ${username} of ${merchant}, or no window that is free`)
    await client.query(
      `UPDATE bet SET placed_at = $2, settled_at = $2 FROM member m
        WHERE m.id = bet.member_id AND m.path <@ $1::ltree AND bet.status = 'SETTLED'`,
      [agent.path, window.start],
    )
    // The begin of a contract is final to everyone else.
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query(
      `UPDATE contract c SET active_from = $2 FROM member m
        WHERE m.id = c.downline_id AND m.path <@ $1::ltree AND c.kind = 'REALTIME' AND c.status = 'ACTIVE'`,
      [agent.path, window.start],
    )
    await client.query('SET LOCAL session_replication_role = DEFAULT')
    const { currency } = agent
    const basis = { merchant, currency, kind: 'REALTIME', period: 'FIVE_MINUTES', activeBet: 0n } as const
    return await settleWindow(tx, client, { ...basis, ...window })
  })
  if (!items) throw new Error(`the window had no contract of ${username}`)
} finally {
  await pool.end()
  await database.stop()
}
