import { randomBytes, randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTable, type Table, type TestPlayer } from '../../test/money/table.ts'
import type { Db } from '../db/client.ts'
import { excludedUntil } from './exclusion.ts'
import { readLimits } from './limits.ts'

// Each test is one transaction, in which now() does not move, so that a limit can be met exactly.
let table: Table
let player: TestPlayer
let client: PoolClient
beforeAll(async () => {
  table = await openTable()
})
afterAll(async () => await table.close())
beforeEach(async () => {
  player = await table.sitDown()
  client = await table.pool.connect()
  await client.query('BEGIN')
  await client.query('DELETE FROM session WHERE id = $1', [player.sessionId])
})
afterEach(async () => {
  await client.query('ROLLBACK')
  client.release()
})
const inside = () => drizzle(client) as unknown as Db

it.each([
  ['begins', 'now()', `now() + interval '1 hour'`, true],
  ['ends', `now() - interval '1 hour'`, 'now()', false],
])('in the moment in which a break %s it is in force or over', async (_, starts, until, isExcluded) => {
  await client.query(
    `INSERT INTO play_exclusion (member_id, kind, starts_at, until, set_by) VALUES ($1, 'TIMEOUT', ${starts}, ${until}, 'test')`,
    [player.memberId],
  )
  expect((await excludedUntil(inside(), player.memberId)) !== null).toBe(isExcluded)
})

it.each([
  ['ends', '4 minutes', '0 minutes'],
  ['was seen five minutes ago', '5 minutes', '-1 hour'],
])('in the moment in which a session %s its minutes end where it was last seen', async (_, seen, expired) => {
  // A window whose begin is far from now, whatever the time of the day.
  const hour = (await client.query('SELECT extract(hour FROM now())::int AS hour')).rows[0].hour
  await client.query(`UPDATE merchant SET time_zone = $1`, [`Etc/GMT${hour < 12 ? '-' : '+'}${Math.abs(12 - hour)}`])
  await client.query(
    `INSERT INTO session (token_hash, id, merchant, member_id, created_at, last_seen_at, expires_at, ip, user_agent)
     VALUES ($1, $2, 'walogm', $3, now() - interval '20 minutes', now() - $4::interval, now() - $5::interval, '::1', 'test')`,
    [randomBytes(32), randomUUID(), player.memberId, seen, expired],
  )
  await client.query(
    `INSERT INTO play_limit (member_id, kind, "window", value, set_by) VALUES ($1, 'SESSION', 'DAY', 100, 'test')`,
    [player.memberId],
  )
  const [limit] = await readLimits(inside(), player.memberId)
  expect(limit?.used).toBe(20n - BigInt(seen[0] ?? 0))
})
