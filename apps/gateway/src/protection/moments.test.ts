import { randomBytes, randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { oneMoment } from '../../test/money/one-moment.ts'
import type { Db, Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { lockAccounts } from '../ledger/post.ts'
import { excludedUntil } from './exclusion.ts'
import { readLimits } from './limits.ts'
import { setOwnLimit } from './own-limit.ts'

const moment = oneMoment()
const inside = () => drizzle(moment.client) as unknown as Db

it.each([
  ['begins', 'now()', `now() + interval '1 hour'`, true],
  ['ends', `now() - interval '1 hour'`, 'now()', false],
])('in the moment in which a break %s it is in force or over', async (_, starts, until, isExcluded) => {
  await moment.client.query(
    `INSERT INTO play_exclusion (member_id, kind, starts_at, until, set_by) VALUES ($1, 'TIMEOUT', ${starts}, ${until}, 'test')`,
    [moment.player.memberId],
  )
  expect((await excludedUntil(inside(), moment.player.memberId)) !== null).toBe(isExcluded)
})

it('an exclusion that is set while a transaction runs is in force in it', async () => {
  const { memberId } = moment.player
  await moment.client.query('SELECT now()')
  await moment.table.pool.query(
    `INSERT INTO play_exclusion (member_id, kind, until, set_by) VALUES ($1, 'EXCLUSION', NULL, 'test')`,
    [memberId],
  )
  expect(await excludedUntil(inside(), memberId)).toEqual({ kind: 'EXCLUSION', until: null })
})

it.each([
  ['ends', '4 minutes', '0 minutes'],
  ['was seen five minutes ago', '5 minutes', '-1 hour'],
])('in the moment in which a session %s its minutes end where it was last seen', async (_, seen, expired) => {
  await moment.client.query(
    `INSERT INTO session (token_hash, id, merchant, member_id, created_at, last_seen_at, expires_at, ip, user_agent)
     VALUES ($1, $2, 'walogm', $3, now() - interval '20 minutes', now() - $4::interval, now() - $5::interval, '::1', 'test')`,
    [randomBytes(32), randomUUID(), moment.player.memberId, seen, expired],
  )
  await moment.client.query(
    `INSERT INTO play_limit (member_id, kind, "window", value, set_by) VALUES ($1, 'SESSION', 'DAY', 100, 'test')`,
    [moment.player.memberId],
  )
  const [limit] = await readLimits(inside(), moment.player.memberId)
  expect(limit?.used).toBe(20n - BigInt(seen[0] ?? 0))
})

it('a limit is changed under the lock of stakes: it waits for a stake that is being taken', async () => {
  const { memberId } = moment.player
  await lockAccounts(drizzle(moment.client) as unknown as Tx, memberId, 'TLB')
  const change = moment.table.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL lock_timeout = '20ms'`)
    await setOwnLimit(tx, { memberId, currency: 'TLB' }, { kind: 'STAKE', window: 'DAY', value: '5.00' })
  })
  await expect(change).rejects.toMatchObject({ cause: { code: '55P03' } })
})
