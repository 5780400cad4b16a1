import { type Endpoint, type EndpointName, endpoints } from '@boardwalk/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createDeps } from '../src/deps.ts'
import {
  type Answer,
  call,
  newName,
  newPlayer,
  openGateway,
  password,
  prove,
  seal,
  send,
  signIn,
  solvedCaptcha,
  type TestGateway,
  testConfig,
} from './gateway.ts'

/** Five per account: later tries get the same refusal. `ATTACK_TRIES=10000` is the whole attack, by hand. */
const tries = Number(process.env.ATTACK_TRIES ?? 500)
/** Under attack from one address; those behind them only by the test that names them. */
const attacked = 100
/** Hashes that take a few milliseconds, so that one left out would show in the time. */
const argon = { ...testConfig.argon, memoryCost: 4096, timeCost: 2 }

/** Without limits, to prepare an attack; `strict` is the same gateway as it is shipped. */
let gateway: TestGateway
let strict: FastifyInstance
const names: string[] = []
const homeOf = (index: number) => `10.20.${index}.7`

beforeAll(async () => {
  gateway = await openGateway({ argon })
  const config = { ...testConfig, argon, rateFactor: 1 }
  strict = buildApp(await createDeps({ pool: gateway.pool, config, log: pino({ level: 'silent' }) }))
  await strict.ready()
  for (let index = 0; index < attacked + 6; index++) {
    names.push((await newPlayer(gateway.app, { remoteAddress: homeOf(index) })).username)
  }
})
afterAll(async () => {
  await strict.close()
  await gateway.close()
})

const nameAt = (index: number) => names[index] as string
/** A login that is ready to be sent: proved and sealed. */
async function envelope(username: string, fields: Record<string, unknown> = {}) {
  const altcha = await prove(gateway.app, 'login')
  const input = { type: 'username', username, password: 'wrong-one-1', side: 'MEMBER', altcha, ...fields }
  return JSON.stringify({ jwe: await seal(gateway.app, input, endpoints.login.path) })
}
const post = (payload: string, remoteAddress: string): Promise<Answer> =>
  send(strict, {
    method: 'POST',
    url: endpoints.login.path,
    payload,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
  })
/** Another hour: the address may try again, within its own limit. */
const nextHour = (ip: string) =>
  gateway.pool.query(`DELETE FROM rate_counter WHERE key LIKE 'a:%' AND key LIKE '%' || $1`, [ip])
const attempt = async (username: string, ip: string, fields: Record<string, unknown> = {}) => {
  await nextHour(ip)
  return await post(await envelope(username, { ...(await solvedCaptcha(gateway)), ...fields }), ip)
}
const owner = (username: string, ip: string) => attempt(username, ip, { password })

describe('wrong passwords over a hundred accounts from one address', () => {
  const attacker = '203.0.113.9'

  it('are judged ten a minute, and no owner notices', { timeout: 300_000 }, async () => {
    const [before, began] = [await judged(), await minuteNow()]
    const codes = new Map<string, number>()
    for (let from = 0; from < tries; from += 50) {
      const batch = await Promise.all(Array.from({ length: 50 }, (_, at) => envelope(nameAt((from + at) % attacked))))
      const answers = await Promise.all(batch.map((payload) => post(payload, attacker)))
      for (const { code, status, headers } of answers) {
        codes.set(code, (codes.get(code) ?? 0) + 1)
        if (code === 'RATE_LIMITED') expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
      }
    }
    const minutes = 1 + (await minuteNow()) - began
    const hits = (await judged()) - before
    expect(hits).toBeGreaterThan(0)
    expect(hits).toBeLessThanOrEqual(Math.min(60, 10 * minutes))
    expect(codes.get('RATE_LIMITED')).toBe(tries - hits)
    for (const index of [0, 1, 50, 99]) expect((await owner(nameAt(index), homeOf(index))).code).toBe('OK')
  })

  /** Tries whose password was checked. */
  async function judged(): Promise<number> {
    const { rows } = await gateway.pool.query(
      `SELECT count(*)::int AS tries FROM audit_log WHERE action = 'login' AND NOT succeeded AND ip = $1`,
      [attacker],
    )
    return rows[0].tries
  }

  /** The minute of the database's clock: a try counts in the minute in which it comes, and is judged later. */
  async function minuteNow(): Promise<number> {
    const { rows } = await gateway.pool.query(`SELECT floor(extract(epoch FROM now()) / 60)::int AS minute`)
    return rows[0].minute
  }

  it('hour after hour make the account wait for that address alone', async () => {
    const name = nameAt(100)
    for (let miss = 0; miss < 5; miss++) expect((await attempt(name, attacker)).code).toBe('LOGIN_FAILED')
    const waiting = await attempt(name, attacker)
    expect(waiting).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(waiting.value.retryAfter).toBeGreaterThan(50)
    // The right password would be refused there as well: a guess learns nothing while it waits.
    expect((await owner(name, attacker)).code).toBe('RATE_LIMITED')
    expect((await owner(name, '198.51.100.3')).code).toBe('OK')
    expect((await owner(name, homeOf(100))).code).toBe('OK')
    expect((await attempt(name, attacker)).code).toBe('RATE_LIMITED')
  })

  it('never make other places wait, however long one address continues', async () => {
    const name = nameAt(101)
    for (let miss = 0; miss < 30; miss++) {
      await gateway.pool.query('UPDATE login_miss SET blocked_until = now() WHERE blocked_until > now()')
      expect((await attempt(name, attacker)).code).toBe('LOGIN_FAILED')
    }
    expect((await owner(name, '198.51.100.4')).code).toBe('OK')
  })
})

describe('one account from many addresses', () => {
  const botAt = (index: number) => `192.0.2.${index + 1}`
  const besiege = async (name: string) => {
    const codes: string[] = []
    for (let index = 0; index < 24; index++) codes.push((await attempt(name, botAt(index))).code)
    return codes
  }

  it('delays all strangers, but not its owner at home', async () => {
    const name = nameAt(102)
    const codes = await besiege(name)
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('LOGIN_FAILED'))
    expect(codes.slice(20)).toEqual(Array(4).fill('RATE_LIMITED'))
    expect((await owner(name, '198.51.100.5')).code).toBe('RATE_LIMITED')
    expect((await owner(name, homeOf(102))).code).toBe('OK')
    // His success gives the strangers no new tries.
    expect((await attempt(name, botAt(30))).code).toBe('RATE_LIMITED')
  })

  it('answers the same about an unknown name', async () => {
    expect(await besiege(newName())).toEqual([...Array(20).fill('LOGIN_FAILED'), ...Array(4).fill('RATE_LIMITED')])
  })

  it('asks every client for the picture after three misses, the owner too', async () => {
    const name = nameAt(103)
    for (const bot of [0, 1, 2]) await post(await envelope(name), botAt(40 + bot))
    const { code } = await post(await envelope(name, { password }), homeOf(103))
    expect(code).toBe('CAPTCHA_REQUIRED')
    expect((await owner(name, homeOf(103))).code).toBe('OK')
  })
})

describe('a name that exists', () => {
  /** How often a value of one list is above one of the other: 0.5 when they are alike. */
  const above = (one: number[], other: number[]) =>
    one.reduce((sum, a) => sum + other.filter((b) => a > b).length, 0) / (one.length * other.length)

  it('takes as long to refuse as an unknown one, in the same words', async () => {
    const timed = async (payload: string, ip: string) => {
      const start = performance.now()
      const { status, body, headers } = await post(payload, ip)
      const { traceId: _, serverTime: __, ...words } = body
      return { took: performance.now() - start, answer: { status, words, headers: Object.keys(headers).sort() } }
    }
    await gateway.pool.query('DELETE FROM login_miss')
    const known: number[] = []
    const unknown: number[] = []
    // By turns, so that other load of the machine affects both alike.
    for (let index = 0; index < 76; index++) {
      const pair = await Promise.all([envelope(nameAt(index)), envelope(newName())])
      const real = await timed(pair[0], `10.30.${index}.1`)
      const made = await timed(pair[1], `10.31.${index}.1`)
      expect(real.answer).toEqual(made.answer)
      known.push(real.took)
      unknown.push(made.took)
    }
    // 76 of each: by chance it leaves 0.5 ± 0.05, so 0.25 to 0.75 is five times that; a hash left out makes it 1.
    expect(above(known, unknown)).toBeGreaterThan(0.25)
    expect(above(known, unknown)).toBeLessThan(0.75)
  })
})

describe('a token that has died', () => {
  const guarded = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
    ([name, row]) => row.token && !row.anonymous && row.method === 'GET' && name !== 'logout',
  )
  const isDead = async (token: string) => {
    for (const [name, row] of guarded) {
      const id = crypto.randomUUID()
      const url = row.path.replace(/:\w+/g, id)
      const headers = { authorization: `Bearer ${token}` }
      expect([name, (await send(gateway.app, { method: 'GET', url, headers })).status]).toEqual([name, 401])
    }
  }

  it.each([
    ['log-out', async (token: string) => call(gateway.app, 'logout', {}, { token })],
    ['revocation from another device', revoke],
    ['ending all others', endOthers],
    ['a change of the password', changePassword],
  ])('opens nothing after %s', async (_, end) => {
    const { token, username } = await newPlayer(gateway.app)
    expect((await call(gateway.app, 'memberInfo', {}, { token })).code).toBe('OK')
    expect((await end(token, username)).code).toBe('OK')
    await isDead(token)
  })

  const another = async (username: string): Promise<string> => (await signIn(gateway.app, username)).value.token

  async function revoke(_token: string, username: string): Promise<Answer> {
    const token = await another(username)
    const { value } = await call(gateway.app, 'sessions', {}, { token })
    const { id } = value.list.find(({ current }: { current: boolean }) => !current)
    return await call(gateway.app, 'endSession', { id }, { token })
  }

  async function endOthers(_token: string, username: string): Promise<Answer> {
    return await call(gateway.app, 'endOtherSessions', {}, { token: await another(username) })
  }

  async function changePassword(_token: string, username: string): Promise<Answer> {
    const next = { newPassword: 'hill-Water-77', confirmNewPassword: 'hill-Water-77' }
    return await call(
      gateway.app,
      'changePassword',
      { oldPassword: password, ...next },
      { token: await another(username) },
    )
  }
})
