import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { readLimits, windowHours } from '../../src/protection/limits.ts'
import { findBrokenLink, sealAudit } from '../../src/security/audit.ts'
import { call, newPlayer, type Player, password, send, signIn, type TestGateway, testConfig } from '../gateway.ts'
import { callback, ids, openArcade } from './arcade.ts'
import { newTx } from './table.ts'

let gateway: TestGateway
let player: Player & { id: string }

beforeAll(async () => {
  gateway = await openArcade()
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})
beforeEach(async () => {
  const joined = await newPlayer(gateway.app)
  const { value } = await ops('GET', `/ops/members?merchant=walogm&account=${joined.username}`)
  player = { ...joined, id: value.id }
})

const secret = testConfig.opsSecrets.RISK
type Method = NonNullable<InjectOptions['method']>
const ops = (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) => {
  const own = { authorization: `Bearer ${secret}`, 'idempotency-key': randomUUID(), ...headers }
  return send(gateway.app, { method, url, headers: own, ...(payload && { payload }) })
}
const member = (path: string) => `/ops/members/${player.id}/${path}`
const limit = (kind: string, window: string, value: string | null, headers = {}) =>
  ops('PUT', member('limits'), { kind, window, value, reason: 'asked by the player' }, headers)
const exclude = (kind: string, until: string | null) =>
  ops('POST', member('exclusions'), { kind, until, reason: 'asked by the player' })

async function open() {
  const { value } = await call(gateway.app, 'launchGame', { nodeId: ids.up }, { token: player.token })
  const launchToken = new URL(value.url).searchParams.get('launchToken')
  const seat = await callback(gateway.app, 'authenticate', { launchToken })
  const of = { player: seat.player, session: seat.session, currency: 'TLB', gameCode: 'up-1' }
  const bet = async (amount: string, ids = { txId: newTx(), roundId: newTx() }) =>
    (await callback(gateway.app, 'bet', { ...of, ...ids, amount })).status
  const win = async (refTxId: string, roundId: string, amount: string) =>
    (await callback(gateway.app, 'win', { ...of, txId: newTx(), roundId, refTxId, amount, closed: true })).status
  const stop = async () =>
    (await call(gateway.app, 'gameSession', { id: value.gameSessionId }, { token: player.token })).value.stop
  return { bet, win, stop }
}

describe('the operators’ API', () => {
  it.each([
    ['no secret', { authorization: '' }, 'AUTH_REQUIRED'],
    ['another secret', { authorization: `Bearer ${'x'.repeat(secret.length)}` }, 'AUTH_REQUIRED'],
    ['a player’s token', { authorization: `Bearer ${'t'.repeat(43)}` }, 'AUTH_REQUIRED'],
    ['a request through a proxy', { 'x-forwarded-for': '203.0.113.9' }, 'NOT_FOUND'],
  ])('is closed to %s', async (_, headers, code) => {
    expect((await ops('GET', member('protection'), undefined, headers)).code).toBe(code)
    expect((await limit('STAKE', 'DAY', '1.00', headers)).code).toBe(code)
  })

  it('is closed to another machine', async () => {
    const request = {
      method: 'GET' as const,
      url: member('protection'),
      headers: { authorization: `Bearer ${secret}` },
    }
    expect((await send(gateway.app, { ...request, remoteAddress: '203.0.113.9' })).code).toBe('NOT_FOUND')
  })

  it.each([
    ['an unknown member', () => ops('GET', `/ops/members/${randomUUID()}/protection`), 'NOT_FOUND'],
    ['an odd kind', () => limit('FUN', 'DAY', '1.00'), 'VALIDATION_FAILED'],
    ['half a minute', () => limit('SESSION', 'DAY', '0.5'), 'VALIDATION_FAILED'],
    ['an end in the past', () => exclude('TIMEOUT', '2020-01-01T00:00:00.000Z'), 'BAD_REQUEST'],
    ['no reason', () => ops('POST', member('exclusions'), { kind: 'TIMEOUT', until: null }), 'VALIDATION_FAILED'],
    ['no key', () => limit('STAKE', 'DAY', '1.00', { 'idempotency-key': '' }), 'BAD_REQUEST'],
  ])('refuses %s', async (_, ask, code) => {
    expect((await ask()).code).toBe(code)
  })

  it('does a write once per key, and every write is in the audit chain', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    expect((await limit('STAKE', 'DAY', '50.00', headers)).status).toBe(200)
    expect((await limit('STAKE', 'DAY', '50.00', headers)).headers['idempotency-hit']).toBe('true')
    expect((await limit('STAKE', 'DAY', '60.00', headers)).code).toBe('IDEMPOTENCY_MISMATCH')
    const { rows } = await gateway.pool.query(
      `SELECT action, detail ->> 'value' AS value FROM audit_log WHERE member_id = $1 AND action LIKE 'ops.%'`,
      [player.id],
    )
    expect(rows).toEqual([{ action: 'ops.limit', value: '50.00' }])
    await sealAudit(gateway.deps.db)
    expect(await findBrokenLink(gateway.deps.db)).toBeNull()
  })
})

describe('an open game is stopped at the next stake, and the running round still settles', () => {
  it('by an exclusion', async () => {
    const game = await open()
    const running = { txId: newTx(), roundId: newTx() }
    expect(await game.bet('10.00', running)).toBe('OK')
    await exclude('EXCLUSION', null)
    expect(await game.bet('1.00')).toBe('PLAYER_BLOCKED')
    expect(await game.win(running.txId, running.roundId, '25.00')).toBe('OK')
    expect(await game.stop()).toMatchObject({ code: 'RG_EXCLUDED', until: null })
    const launch = await call(gateway.app, 'launchGame', { nodeId: ids.up }, { token: player.token })
    expect(launch).toMatchObject({ code: 'RG_EXCLUDED', value: { until: null } })
    await ops('DELETE', member('exclusions'), { reason: 'a mistake' })
    expect(await game.bet('1.00')).toBe('OK')
  })

  it('by a break, which ends automatically', async () => {
    const game = await open()
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await exclude('TIMEOUT', until)
    expect(await game.bet('1.00')).toBe('PLAYER_BLOCKED')
    expect(await game.stop()).toMatchObject({ code: 'RG_EXCLUDED', until })
    await gateway.pool.query(`UPDATE play_exclusion SET until = now() WHERE member_id = $1`, [player.id])
    expect(await game.bet('1.00')).toBe('OK')
    expect(await game.stop()).toBeNull()
  })

  it('by a stake limit, to the last unit', async () => {
    await limit('STAKE', 'DAY', '30.00')
    const game = await open()
    expect(await game.bet('20.00')).toBe('OK')
    expect(await game.bet('10.01')).toBe('LIMIT')
    expect(await game.bet('10.00')).toBe('OK')
    expect(await game.bet('0.01')).toBe('LIMIT')
    expect(await game.stop()).toMatchObject({ code: 'RG_LIMIT', kind: 'STAKE', limit: '30.00', used: '30.00' })
  })

  it('by a loss limit, which a win gives room again', async () => {
    await limit('LOSS', 'WEEK', '15.00')
    const game = await open()
    const first = { txId: newTx(), roundId: newTx() }
    expect(await game.bet('15.00', first)).toBe('OK')
    expect(await game.bet('1.00')).toBe('LIMIT')
    expect(await game.win(first.txId, first.roundId, '5.00')).toBe('OK')
    expect(await game.bet('5.00')).toBe('OK')
    expect(await game.bet('1.00')).toBe('LIMIT')
  })

  it('by a session limit, counted in signed-in minutes', async () => {
    await limit('SESSION', 'MONTH', '1')
    const game = await open()
    expect(await game.bet('1.00')).toBe('OK')
    await gateway.pool.query(`UPDATE session SET created_at = now() - interval '90 seconds' WHERE member_id = $1`, [
      player.id,
    ])
    expect(await game.bet('1.00')).toBe('LIMIT')
    expect(await game.stop()).toMatchObject({ code: 'RG_LIMIT', kind: 'SESSION', limit: '1', used: '1' })
    const { value } = await ops('GET', member('protection'))
    expect(value.limits).toMatchObject([{ kind: 'SESSION', window: 'MONTH', value: '1', used: '1' }])
  })

  it('not by a deposit limit, and no more once a limit is taken away', async () => {
    await limit('DEPOSIT', 'DAY', '0')
    await limit('STAKE', 'DAY', '0')
    const game = await open()
    expect(await game.bet('1.00')).toBe('LIMIT')
    await limit('STAKE', 'DAY', null)
    expect(await game.bet('1.00')).toBe('OK')
  })

  it('by the end of the sign-in elsewhere', async () => {
    const game = await open()
    const running = { txId: newTx(), roundId: newTx() }
    expect(await game.bet('10.00', running)).toBe('OK')
    await ops('POST', member('endSessions'), { reason: 'stolen phone' })
    expect(await game.bet('1.00')).toBe('SESSION_EXPIRED')
    expect(await game.win(running.txId, running.roundId, '25.00')).toBe('OK')
  })

  it.each(['DAY', 'WEEK', 'MONTH'] as const)('counts the %s that ends now, not one of the calendar', async (window) => {
    await limit('STAKE', window, '100.00')
    const game = await open()
    for (const amount of ['20.00', '30.00']) expect(await game.bet(amount)).toBe('OK')
    const place = (stake: number, seconds: number) =>
      gateway.pool.query(
        `UPDATE bet SET placed_at = now() - make_interval(secs => $3) WHERE member_id = $1 AND stake = $2`,
        [player.id, stake, windowHours[window] * 3600 - seconds],
      )
    await place(200_000, 0)
    await place(300_000, 600)
    const [found] = await readLimits(gateway.deps.db, player.id)
    expect(found).toMatchObject({ used: 300_000n })
    expect(await game.bet('70.01')).toBe('LIMIT')
    expect(await game.bet('70.00')).toBe('OK')
  })

  it('counts only play within a window, and no limit lets two simultaneous stakes pass together', async () => {
    await limit('STAKE', 'DAY', '100.00')
    const game = await open()
    const answers = await Promise.all(Array.from({ length: 12 }, () => game.bet('30.00')))
    expect(answers.filter((status) => status === 'OK')).toHaveLength(3)
    await gateway.pool.query(`UPDATE bet SET placed_at = now() - interval '32 days' WHERE member_id = $1`, [player.id])
    expect(await game.bet('30.00')).toBe('OK')
  })
})

describe('the player’s own decision', () => {
  const ask = (
    name: Parameters<typeof call>[1],
    input: Record<string, unknown>,
    { token } = player as { token: string },
  ) => call(gateway.app, name, input, { token })
  const set = async (value: string | null) => {
    const { value: answer } = await ask('setLimit', { kind: 'LOSS', window: 'DAY', value })
    return answer.limits[0] ?? null
  }
  const limits = async (window: string) =>
    (await ask('limits', {})).value.limits.filter((one: { window: string }) => one.window === window)
  const age = (hours: number) =>
    gateway.pool.query(
      `UPDATE play_limit SET pending_at = pending_at - make_interval(hours => $2) WHERE member_id = $1`,
      [player.id, hours],
    )
  const start = (minutesAgo: number) =>
    gateway.pool.query(`UPDATE play_check SET since = now() - make_interval(mins => $2) WHERE member_id = $1`, [
      player.id,
      minutesAgo,
    ])

  it('sets a limit that the next stake meets; more waits a day, and counts when it is confirmed', async () => {
    expect(await set('20.00')).toMatchObject({ value: '20.00', used: '0.00', pending: null })
    const game = await open()
    expect(await game.bet('20.01')).toBe('LIMIT')
    expect(await set('30.00')).toMatchObject({ value: '20.00', pending: { value: '30.00', isReady: false } })
    expect(await set('30.00')).toMatchObject({ value: '20.00', pending: { isReady: false } })
    expect(await game.bet('20.01')).toBe('LIMIT')
    await age(24)
    expect(await set('30.00')).toMatchObject({ value: '30.00', pending: null })
    expect(await game.bet('20.01')).toBe('OK')
    await set(null)
    await age(24)
    expect(await set(null)).toBeNull()
  })

  it.each(['100.005', '0.001', '1e3', '-5.00', ' 5'])('takes no limit of %s', async (value) => {
    const refused = await ask('setLimit', { kind: 'LOSS', window: 'WEEK', value })
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
    expect(await limits('WEEK')).toEqual([])
  })

  /** The same person's account at another merchant: its exclusions and whether its session ended. */
  async function openElsewhere() {
    const { username } = await newPlayer(gateway.app)
    const email = `${player.username}@example.org`
    await gateway.pool.query(`UPDATE member SET email = $2, email_proven_at = now() WHERE id = $1`, [player.id, email])
    await gateway.pool.query(
      `UPDATE member SET email = $2, email_proven_at = now(), merchant = 'elsewhere' WHERE username = $1`,
      [username, email],
    )
    return async () => {
      const { rows } = await gateway.pool.query(
        `SELECT x.kind, s.ended_at IS NOT NULL AS out FROM member m JOIN session s ON s.member_id = m.id
         LEFT JOIN play_exclusion x ON x.member_id = m.id WHERE m.username = $1`,
        [username],
      )
      return rows
    }
  }

  it('takes a break at all merchants, which no operator ends', async () => {
    const game = await open()
    const elsewhere = await openElsewhere()
    const { value } = await ask('takeBreak', { days: 7 })
    expect(await elsewhere()).toEqual([{ kind: 'TIMEOUT', out: false }])
    expect(Date.parse(value.timeoutUntil) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    await ops('DELETE', member('exclusions'), { reason: 'asked nicely' })
    expect(await game.bet('1.00')).toBe('PLAYER_BLOCKED')
    expect((await call(gateway.app, 'limits', {}, { token: player.token })).status).toBe(200)
  })

  it('excludes the person: sessions end, play is refused, other accounts are stopped, the round settles', async () => {
    const game = await open()
    const running = { txId: newTx(), roundId: newTx() }
    expect(await game.bet('10.00', running)).toBe('OK')
    const elsewhere = await openElsewhere()
    const { value } = await ask('excludeSelf', { months: 6 })
    expect(Date.parse(value.until) - Date.now()).toBeGreaterThan(180 * 86_400_000)
    expect(await game.bet('1.00')).toBe('PLAYER_BLOCKED')
    expect(await game.win(running.txId, running.roundId, '25.00')).toBe('OK')
    expect((await ask('setRealityCheck', { minutes: 30 })).code).toBe('SESSION_EXPIRED')
    expect(await elsewhere()).toEqual([{ kind: 'EXCLUSION', out: true }])
    const again = await signIn(gateway.app, player.username, { password })
    expect(again).toMatchObject({ code: 'OK', value: { excluded: { until: value.until } } })
  })

  it('excludes at this merchant only, for good, when the player asks for that', async () => {
    const elsewhere = await openElsewhere()
    expect((await ask('excludeSelf', { months: null, scope: 'MERCHANT' })).value).toEqual({ until: null })
    expect(await elsewhere()).toEqual([{ kind: null, out: false }])
    const { value } = await signIn(gateway.app, player.username, { password })
    expect(value.excluded).toEqual({ until: null })
  })

  it('signs in again to records and safety only, and to all when the exclusion is over', async () => {
    await ask('excludeSelf', { months: 6 })
    const enter = async () => (await signIn(gateway.app, player.username, { password })).value
    player = { ...player, token: (await enter()).token }
    // Which rows are refused is in the table: test/situations.test.ts asks all of them.
    expect((await ask('transactions', {})).code).toBe('OK')
    expect((await ask('availablePromo', {})).code).toBe('RG_EXCLUDED')
    const next = 'hill-Water-77'
    const changed = await ask('changePassword', { oldPassword: password, newPassword: next, confirmNewPassword: next })
    expect((await ask('availablePromo', {}, changed.value)).code).toBe('RG_EXCLUDED')
    const over = `UPDATE play_exclusion SET starts_at = now() - interval '7 months', until = now() WHERE member_id = $1`
    await gateway.pool.query(over, [player.id])
    const free = (await signIn(gateway.app, player.username, { password: next })).value
    expect(free.excluded).toBeNull()
    expect((await ask('availablePromo', {}, free)).code).toBe('OK')
  })

  it('is shown how long the play lasts: the next stake waits for the answer, which a relaunch is not', async () => {
    const game = await open()
    await ask('setRealityCheck', { minutes: 15 })
    await start(15)
    expect(await game.bet('1.00')).toBe('LIMIT')
    expect(await game.stop()).toMatchObject({ code: 'REALITY_CHECK', limit: '15' })
    const relaunched = await open()
    expect(await relaunched.bet('1.00')).toBe('LIMIT')
    expect((await ask('setRealityCheck', { minutes: 120 })).code).toBe('STATE_INVALID')
    expect((await ask('answerRealityCheck', { kind: 'REALITY_CHECK' })).status).toBe(200)
    expect(await relaunched.bet('1.00')).toBe('OK')
    expect(await relaunched.stop()).toBeNull()
  })

  it('begins to count again after a pause of a quarter of an hour', async () => {
    await open()
    await start(200)
    await gateway.pool.query(`UPDATE game_session SET seen_at = now() - interval '16 minutes' WHERE member_id = $1`, [
      player.id,
    ])
    const game = await open()
    expect(await game.bet('1.00')).toBe('OK')
  })
})
