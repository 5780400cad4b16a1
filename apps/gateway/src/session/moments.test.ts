import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it } from 'vitest'
import { testConfig } from '../../test/gateway.ts'
import { oneMoment } from '../../test/money/one-moment.ts'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { authenticate } from './authenticate.ts'
import { purgeSessions } from './purge.ts'
import { sessionHandlers } from './session-handlers.ts'
import { type NewSession, startSession } from './start-session.ts'
import { hashToken } from './tokens.ts'

const moment = oneMoment()

const limits = testConfig.session
const start = (change: Partial<NewSession> = {}) => {
  const facts = { merchant: 'walogm', memberId: moment.player.memberId, isTrial: false, isRestricted: false }
  const tx = drizzle(moment.client) as unknown as Tx
  return startSession(tx, limits, { ...facts, ip: '::1', userAgent: 'test', ...change })
}
const set = (token: string, change: string) =>
  moment.client.query(`UPDATE session SET ${change} WHERE token_hash = $1`, [hashToken(token)])
const deps = () => ({ pool: moment.client, db: drizzle(moment.client), config: testConfig }) as unknown as Deps
const identify = (token: string) => authenticate(deps(), `Bearer ${token}`, 'walogm')
const fieldOf = async (token: string, field: string) =>
  (await moment.client.query(`SELECT ${field} AS field FROM session WHERE token_hash = $1`, [hashToken(token)])).rows[0]
    ?.field

const seconds = (value: number) => `make_interval(secs => ${value})`

describe('a session', () => {
  it.each([
    [false, 12 * 3600],
    [true, 2 * 3600],
  ])('of a trial (%s) lasts %i seconds', async (isTrial, wanted) => {
    const { token } = await start({ isTrial })
    expect(await fieldOf(token, 'extract(epoch FROM expires_at - now())::float8')).toBe(wanted)
  })

  it.each([
    [`expires_at = now()`, 'ABSOLUTE'],
    [`expires_at = now() + interval '1 microsecond'`, null],
    [`active_at = now() - ${seconds(1800)}`, 'IDLE'],
    [`active_at = now() - ${seconds(1799)}`, null],
    [`active_at = now() - ${seconds(86_400)}, expires_at = now()`, 'ABSOLUTE'],
  ])('with %s is over: %s', async (change, reason) => {
    const { token } = await start()
    await set(token, change)
    const identity = await identify(token)
    expect('reason' in identity ? identity.reason : null).toBe(reason)
  })

  it.each([
    [60, true],
    [59, false],
  ])('that was seen %i seconds ago is noted as seen: %s', async (age, isNoted) => {
    const { token } = await start()
    await set(token, `active_at = now() - ${seconds(age)}`)
    await identify(token)
    expect(await fieldOf(token, 'active_at = now()')).toBe(isNoted)
  })

  it('that ends while it is looked up is not noted as seen', async () => {
    const [ending, other] = [await start(), await start()]
    for (const { token } of [ending, other]) await set(token, `active_at = now() - ${seconds(90)}`)
    const query = async (asked: { name: string; text: string; values: unknown[] }) => {
      const found = await moment.client.query(asked.text, asked.values)
      if (asked.name === 'session-find') await set(ending.token, `ended_at = now(), end_reason = 'ENDED'`)
      return found
    }
    const racing = { ...deps(), pool: { query } } as unknown as Deps
    expect(await authenticate(racing, `Bearer ${ending.token}`, 'walogm')).toMatchObject({ kind: 'live' })
    for (const { token } of [ending, other]) expect(await fieldOf(token, 'active_at = now()')).toBe(false)
  })

  it.each([
    [7 * 86_400, false],
    [7 * 86_400 - 1, true],
  ])('of a member of %i seconds is a new member’s: %s', async (age, isNew) => {
    const { token } = await start()
    await moment.client.query(`UPDATE member SET registered_at = now() - ${seconds(age)} WHERE id = $1`, [
      moment.player.memberId,
    ])
    expect(await identify(token)).toMatchObject({ caller: { isNew } })
  })

  it('that ends in this moment takes no place of those that live', async () => {
    const first = await start()
    await set(first.token, 'expires_at = now()')
    for (let at = 0; at < 5; at++) await start()
    expect(await fieldOf(first.token, 'ended_at')).toBeNull()
  })

  it('is listed up to the second in which it has been idle too long', async () => {
    const [idle, waiting] = [await start(), await start()]
    await set(idle.token, `active_at = now() - ${seconds(1800)}`)
    await set(waiting.token, `active_at = now() - ${seconds(1799)}`)
    const caller = { memberId: moment.player.memberId, merchant: 'walogm', sessionId: '' }
    const { list } = await sessionHandlers(deps()).sessions({ caller } as never)
    expect(list.map(({ id }) => id)).toEqual([waiting.sessionId])
  })

  it('is dropped when more than 30 days have passed since its end', async () => {
    const [old, older] = [await start(), await start()]
    await set(old.token, `expires_at = now() - interval '30 days'`)
    await set(older.token, `expires_at = now() - interval '30 days 1 microsecond'`)
    await purgeSessions(moment.client, 'walogm')
    expect(await fieldOf(old.token, 'true')).toBe(true)
    expect(await fieldOf(older.token, 'true')).toBeUndefined()
  })
})

it('logins of one member wait for one another', async () => {
  await moment.client.query('SELECT FROM member WHERE id = $1 FOR NO KEY UPDATE', [moment.player.memberId])
  const facts = { merchant: 'walogm', memberId: moment.player.memberId, isTrial: false, isRestricted: false }
  const login = moment.table.db.transaction(async (tx) => {
    // Longer than this test lasts on the busiest machine.
    await tx.execute(`SET LOCAL lock_timeout = '60s'`)
    return await startSession(tx, limits, { ...facts, ip: '::1', userAgent: 'test' })
  })
  let isDone = false
  void login.then(() => {
    isDone = true
  })
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while (!isDone && (await moment.table.pool.query(waiting)).rows.length === 0);
  expect(isDone).toBe(false)
  await moment.client.query('COMMIT')
  await login
  await moment.client.query('BEGIN')
})
