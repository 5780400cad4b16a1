import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testConfig } from '../../test/gateway.ts'
import { openTable, type Table, type TestPlayer } from '../../test/money/table.ts'
import type { Deps } from '../deps.ts'
import { authenticate } from './authenticate.ts'
import { purgeSessions } from './purge.ts'
import { sessionHandlers } from './session-handlers.ts'
import { endAllSessions, endSession, type NewSession, startSession } from './start-session.ts'
import { hashToken } from './tokens.ts'

let table: Table
let player: TestPlayer
beforeAll(async () => {
  table = await openTable()
})
afterAll(async () => await table.close())
beforeEach(async () => {
  player = await table.sitDown()
  await table.pool.query('DELETE FROM session WHERE id = $1', [player.sessionId])
})

const limits = testConfig.session
const start = (change: Partial<NewSession> = {}, most = limits) => {
  const facts = { merchant: 'walogm', memberId: player.memberId, isTrial: false, isRestricted: false }
  return table.db.transaction((tx) => startSession(tx, most, { ...facts, ip: '::1', userAgent: 'test', ...change }))
}
const identify = (token: string, merchant = 'walogm') =>
  authenticate({ pool: table.pool, config: testConfig } as unknown as Deps, `Bearer ${token}`, merchant)
const set = (token: string, change: string) =>
  table.pool.query(`UPDATE session SET ${change} WHERE token_hash = $1`, [hashToken(token)])
const row = async (token: string) =>
  (
    await table.pool.query(
      `SELECT extract(epoch FROM now() - active_at)::float8 AS idle, length(user_agent) AS agent, end_reason,
        ended_at FROM session WHERE token_hash = $1`,
      [hashToken(token)],
    )
  ).rows[0]

describe('a new session', () => {
  const hoursOf = ({ expiresAt }: { expiresAt: Date }) => (expiresAt.getTime() - Date.now()) / 3_600_000

  it('lasts twelve hours, of a trial two, and never longer than any may', async () => {
    expect(hoursOf(await start())).toBeCloseTo(12, 1)
    expect(hoursOf(await start({ isTrial: true }))).toBeCloseTo(2, 1)
    expect(hoursOf(await start({ isTrial: true }, { ...limits, absoluteMs: 3_600_000 }))).toBeCloseTo(1, 1)
  })

  it('keeps 255 letters of the browser’s name', async () => {
    const { token } = await start({ userAgent: 'x'.repeat(300) })
    expect((await row(token)).agent).toBe(255)
  })

  it('replaces the oldest of those that live, and no others', async () => {
    const over = await start()
    await set(over.token, `ended_at = now(), end_reason = 'ENDED'`)
    const expired = await start()
    await set(expired.token, `expires_at = now()`)
    const [first, ...later] = [await start(), await start(), await start(), await start(), await start()]
    expect(await identify(first?.token ?? '')).toMatchObject({ kind: 'live' })
    await start()
    expect(await identify(first?.token ?? '')).toMatchObject({ kind: 'ended', reason: 'REPLACED' })
    for (const { token } of later) expect(await identify(token)).toMatchObject({ kind: 'live' })
    expect(await row(over.token)).toMatchObject({ end_reason: 'ENDED' })
    expect((await row(expired.token)).ended_at).toBeNull()
  })

  it('of another member replaces nothing', async () => {
    const { token } = await start()
    const other = await table.sitDown()
    for (let at = 0; at < 6; at++) await start({ memberId: other.memberId })
    expect(await identify(token)).toMatchObject({ kind: 'live' })
  })
})

describe('a token', () => {
  it('identifies the caller', async () => {
    const { token, sessionId } = await start({ isRestricted: true })
    const caller = { sessionId, memberId: player.memberId, merchant: 'walogm', restricted: true, isNew: true }
    expect(await identify(token)).toMatchObject({ kind: 'live', caller })
    expect(await identify((await start()).token)).toMatchObject({ caller: { restricted: false } })
  })

  it('is none at another merchant, and none when it was never ours', async () => {
    const { token } = await start()
    expect(await identify(token, 'other')).toEqual({ kind: 'none' })
    expect(await identify('x'.repeat(43))).toEqual({ kind: 'none' })
    expect(await identify('short')).toEqual({ kind: 'none' })
  })

  it.each([
    ['7 days', false],
    ['6 days 23 hours', true],
  ])('of a member of %s is a new one’s: %s', async (age, isNew) => {
    const { token } = await start()
    await table.pool.query(`UPDATE member SET registered_at = now() - $2::interval WHERE id = $1`, [
      player.memberId,
      age,
    ])
    expect(await identify(token)).toMatchObject({ caller: { isNew } })
  })

  it.each([
    [`status = 'DISABLED'`, 'ENDED'],
    [`status = 'ACTIVE'`, null],
  ])('of a member with %s', async (status, reason) => {
    const { token } = await start()
    await table.pool.query(`UPDATE member SET ${status} WHERE id = $1`, [player.memberId])
    const identity = await identify(token)
    expect('reason' in identity ? identity.reason : null).toBe(reason)
  })

  it('is noted as seen once a minute', async () => {
    const { token } = await start()
    await set(token, `active_at = now() - interval '55 seconds'`)
    await identify(token)
    expect((await row(token)).idle).toBeGreaterThan(50)
    await set(token, `active_at = now() - interval '60 seconds'`)
    await identify(token)
    expect((await row(token)).idle).toBeLessThan(50)
  })

  it('that is over is not noted as seen', async () => {
    const { token } = await start()
    await set(token, `active_at = now() - interval '120 seconds', ended_at = now(), end_reason = 'ENDED'`)
    expect(await identify(token)).toMatchObject({ kind: 'ended', reason: 'ENDED' })
    expect((await row(token)).idle).toBeGreaterThan(100)
  })
})

describe('a member’s own sessions', () => {
  /** Handlers on the caller's behalf. */
  const handlersFor = (sessionId = '') => {
    const own = sessionHandlers({ db: table.db, pool: table.pool, config: testConfig } as unknown as Deps)
    const caller = { memberId: player.memberId, merchant: 'walogm', sessionId }
    const call = (input: object) => ({ caller, input, request: { ip: '::1', traceId: 'trace' } }) as never
    return {
      list: async () => (await own.sessions(call({}))).list.map(({ id, current }) => [id, current]),
      end: (id = '') => own.endSession(call({ id })),
      endOthers: () => own.endOtherSessions(call({})),
    }
  }
  const noted = async () =>
    (await table.pool.query('SELECT action, succeeded, ip FROM audit_log WHERE member_id = $1', [player.memberId])).rows

  it('are listed while they live, the last seen first, and no others end', async () => {
    const other = await table.sitDown()
    const theirs = await start({ memberId: other.memberId })
    const started = [await start(), await start(), await start(), await start(), await start()]
    const [ended, expired, idle, earlier, current] = started
    await set(ended?.token ?? '', `ended_at = now(), end_reason = 'ENDED'`)
    await set(expired?.token ?? '', 'expires_at = now()')
    await set(idle?.token ?? '', `active_at = now() - interval '30 minutes'`)
    await set(
      earlier?.token ?? '',
      `active_at = now() - interval '29 minutes', last_seen_at = now() - interval '29 minutes'`,
    )
    const { list, end, endOthers } = handlersFor(current?.sessionId)
    expect(await list()).toEqual([
      [current?.sessionId, true],
      [earlier?.sessionId, false],
    ])
    for (const session of [ended, expired, idle, theirs])
      await expect(end(session?.sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await noted()).toEqual([])
    expect(await endOthers()).toEqual({ ended: 1 })
    expect(await list()).toEqual([[current?.sessionId, true]])
  })

  it('are noted when they are ended', async () => {
    const [one, current] = [await start(), await start()]
    const { end, endOthers } = handlersFor(current.sessionId)
    expect(await end(one.sessionId)).toEqual({ ended: true })
    expect(await endOthers()).toEqual({ ended: 0 })
    expect(await noted()).toEqual([
      { action: 'endSession', succeeded: true, ip: '::1' },
      { action: 'endOtherSessions', succeeded: true, ip: '::1' },
    ])
  })

  it('end only on a proof that is recent', async () => {
    const [one, current] = [await start(), await start()]
    await set(current.token, `created_at = now() - interval '15 minutes'`)
    const { end, endOthers } = handlersFor(current.sessionId)
    await expect(end(one.sessionId)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
    await expect(endOthers()).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
    expect((await row(one.token)).ended_at).toBeNull()
  })
})

describe('ending', () => {
  it('one ends that one, and an ended one keeps its reason', async () => {
    const [one, other] = [await start(), await start()]
    await endSession(table.db, one.sessionId)
    expect(await row(one.token)).toMatchObject({ end_reason: 'ENDED' })
    expect((await row(other.token)).ended_at).toBeNull()
    await set(one.token, `end_reason = 'REPLACED'`)
    await endSession(table.db, one.sessionId)
    expect(await row(one.token)).toMatchObject({ end_reason: 'REPLACED' })
  })

  it('all ends every one of the member, and logins that wait for a proof', async () => {
    const other = await table.sitDown()
    const [mine, replaced, theirs] = [await start(), await start(), await start({ memberId: other.memberId })]
    await set(replaced.token, `ended_at = now(), end_reason = 'REPLACED'`)
    const waiting = [player, other].map(({ memberId }) =>
      table.pool.query(
        `INSERT INTO login_verification (token_hash, id, merchant, member_id, ip, must_change, tries_left, expires_at)
         VALUES (uuid_send(gen_random_uuid()), gen_random_uuid(), 'walogm', $1, '::1', false, 5, now() + interval '5 minutes')`,
        [memberId],
      ),
    )
    await Promise.all(waiting)
    await table.db.transaction((tx) => endAllSessions(tx, player.memberId))
    expect(await row(mine.token)).toMatchObject({ end_reason: 'ENDED' })
    expect(await row(replaced.token)).toMatchObject({ end_reason: 'REPLACED' })
    expect((await row(theirs.token)).ended_at).toBeNull()
    const { rows } = await table.pool.query(
      `SELECT member_id AS id FROM login_verification WHERE used_at IS NULL AND member_id IN ($1, $2)`,
      [player.memberId, other.memberId],
    )
    expect(rows).toEqual([{ id: other.memberId }])
  })

  it('for good comes a month after the end, merchant by merchant', async () => {
    const aged = async (age: string) => {
      const { token } = await start()
      await set(token, `expires_at = now() - interval '${age}'`)
      return token
    }
    const [old, recent] = [await aged('30 days 1 hour'), await aged('29 days 23 hours')]
    await purgeSessions(table.pool, 'other')
    expect(await row(old)).toBeDefined()
    await purgeSessions(table.pool, 'walogm')
    expect(await row(old)).toBeUndefined()
    expect(await row(recent)).toBeDefined()
  })
})
