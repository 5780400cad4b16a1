import {
  type Endpoint,
  type EndpointName,
  endpoints,
  errorCatalogue,
  isErrorCode,
} from '@boardwalk/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '../src/time-units.ts'
import {
  call,
  newPlayer,
  openGateway,
  type Player,
  prove,
  registration,
  seal,
  send,
  signIn,
  type TestGateway,
} from './gateway.ts'

let gateway: TestGateway
let player: Player
let agent: Player
const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][]
const urlOf = (row: Endpoint) => row.path.replace(/:\w+/g, 'abcdefghijklmnop')

beforeAll(async () => {
  gateway = await openGateway()
  player = await newPlayer(gateway.app)
  agent = await newPlayer(gateway.app)
  await gateway.pool.query('UPDATE member SET type = 1 WHERE username = $1', [agent.username])
})
afterAll(() => gateway.close())

describe('every row', () => {
  it.each(rows)('%s is a route', (_, row) => {
    expect(gateway.app.hasRoute({ method: row.method, url: row.path })).toBe(true)
  })

  it.each(rows.filter(([, row]) => row.token && !row.anonymous))(
    '%s refuses a stranger (checklist 139)',
    async (_, row) => {
      for (const authorization of [undefined, 'Bearer x', `Bearer ${'A'.repeat(43)}`, `Basic ${player.token}`]) {
        const headers = authorization ? { authorization } : {}
        const answer = await send(gateway.app, { method: row.method, url: urlOf(row), headers })
        expect(answer).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' })
      }
    },
  )

  it.each(rows)('%s refuses an unknown field', async (name, row) => {
    const input = row.path.includes(':key') ? { key: 'abcdefghijklmnop', surprise: '1' } : { surprise: '1' }
    const answer = await call(gateway.app, name, input, { token: player.token })
    if (row.encoding === 'form') expect(answer.code).toBe('UNSUPPORTED_MEDIA')
    else if (row.who === 'agent') expect(answer.code).toBe('AGENT_ONLY')
    else expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })

  it.each(rows.filter(([, row]) => row.sealed))('%s refuses an open body (checklist 94)', async (_, row) => {
    const { token } = row.who === 'agent' ? agent : player
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': 'abcdefghijklmnop',
      'content-type': 'application/json',
    }
    const answer = await send(gateway.app, { method: row.method, url: row.path, payload: '{"username":"a"}', headers })
    expect(answer).toMatchObject({ status: 400, code: 'DECRYPT_FAILED', value: { jwks: '/wps/system/keys' } })
  })
})

describe('the envelope', () => {
  it('is the same for success and every kind of failure (checklist 140)', async () => {
    const json = { 'content-type': 'application/json' }
    const answers = await Promise.all([
      send(gateway.app, { method: 'GET', url: '/wps/system/status' }),
      send(gateway.app, { method: 'GET', url: '/wps/nothing/here' }),
      send(gateway.app, { method: 'POST', url: '/wps/system/status', payload: '{}', headers: json }),
      send(gateway.app, { method: 'PUT', url: '/wps/member/language', payload: '{"language":', headers: json }),
      send(gateway.app, { method: 'PUT', url: '/wps/member/language', payload: 'x'.repeat(70_000), headers: json }),
      send(gateway.app, {
        method: 'PUT',
        url: '/wps/member/language',
        payload: 'EN',
        headers: { 'content-type': 'text/plain' },
      }),
      send(gateway.app, {
        method: 'PUT',
        url: '/wps/member/language',
        payload: '{"__proto__":{"a":1},"language":"EN"}',
        headers: json,
      }),
      send(gateway.app, { method: 'GET', url: '/wps/system/setting/register?method=USERNAME&method=MOBILE' }),
      send(gateway.app, { method: 'GET', url: '/wps/%zz' }),
    ])
    const codes = [
      'OK',
      'NOT_FOUND',
      'METHOD_NOT_ALLOWED',
      'BAD_REQUEST',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'BAD_REQUEST',
      'BAD_REQUEST',
      'BAD_REQUEST',
    ]
    expect(answers.map(({ code }) => code)).toEqual(codes)
    for (const { status, code, body, headers } of answers) {
      expect(Object.keys(body).sort()).toEqual(['code', 'message', 'serverTime', 'success', 'traceId', 'value'])
      expect(body.success).toBe(status === 200)
      expect(status).toBe(isErrorCode(code) ? errorCatalogue[code].status : 200)
      expect(body.serverTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('echoes a request id, and makes its own of a strange one', async () => {
    const given = await call(gateway.app, 'systemStatus', {}, { headers: { 'x-request-id': 'trace-1234567' } })
    expect(given.body.traceId).toBe('trace-1234567')
    const strange = await call(gateway.app, 'systemStatus', {}, { headers: { 'x-request-id': '"><script>' } })
    expect(strange.body.traceId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('lets caches store public reads and nothing else', async () => {
    const first = await call(gateway.app, 'registerSettings', { method: 'USERNAME' })
    expect(first.headers['cache-control']).toBe('public, max-age=30')
    const again = await call(
      gateway.app,
      'registerSettings',
      { method: 'USERNAME' },
      { headers: { 'if-none-match': String(first.headers.etag) } },
    )
    expect(again.status).toBe(304)
    const weakened = { 'if-none-match': `"older", W/${String(first.headers.etag)}` }
    expect((await call(gateway.app, 'registerSettings', { method: 'USERNAME' }, { headers: weakened })).status).toBe(
      304,
    )
    for (const name of ['memberInfo', 'systemStatus', 'permission'] as const) {
      expect((await call(gateway.app, name, {}, player)).headers['cache-control']).toBe('no-store')
    }
  })
})

describe('merchants', () => {
  it('come from the header, the host or the default, and must exist (checklist 107)', async () => {
    const merchantOf = async (headers: Record<string, string>) =>
      (await call(gateway.app, 'permission', {}, { headers })).value?.merchant?.merchantCode
    expect(await merchantOf({ host: 'bd.localhost:4000' })).toBe('90jlbdtf1')
    expect(await merchantOf({ host: 'unknown.example' })).toBe('walogm')
    expect(await merchantOf({ host: 'bd.localhost', 'x-merchant': '90jiliinf1' })).toBe('90jiliinf1')
    const wrong = await call(gateway.app, 'permission', {}, { headers: { 'x-merchant': 'nobody' } })
    expect(wrong).toMatchObject({ status: 403, code: 'DOMAIN_INVALID' })
  })

  it('do not know each other’s tokens', async () => {
    const answer = await call(
      gateway.app,
      'memberInfo',
      {},
      { token: player.token, headers: { 'x-merchant': '90jlbdtf1' } },
    )
    expect(answer).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' })
  })
})

describe('sealed payloads', () => {
  const path = '/wps/session/login'
  const post = (jwe: string) =>
    send(gateway.app, {
      method: 'POST',
      url: path,
      payload: JSON.stringify({ jwe }),
      headers: { 'content-type': 'application/json' },
    })

  it('are opened once', async () => {
    // Without a proof of work, whose own replay check would hide a missing one here.
    await gateway.deps.settings.store('walogm', 'features', { verifyCodeLogin: false })
    const jwe = await seal(gateway.app, { type: 'sms', side: 'MEMBER' }, path)
    expect((await post(jwe)).code).toBe('FEATURE_OFF')
    expect(await post(jwe)).toMatchObject({ status: 409, code: 'REPLAYED' })
  })

  it.each([
    ['another path', () => ({ url: '/wps/member/register' })],
    // Computed when the test runs: the tests before it may take long.
    ['an old time', () => ({ iat: Math.floor(Date.now() / 1000) - 121 })],
    ['a future time', () => ({ iat: Math.floor(Date.now() / 1000) + 130 })],
    ['an unknown key', () => ({ kid: crypto.randomUUID() })],
    ['another algorithm', () => ({ alg: 'ECDH-ES+A256KW' })],
    ['another encryption', () => ({ enc: 'A128GCM' })],
    ['a compressed payload', () => ({ zip: 'DEF' })],
    ['a strange jti', () => ({ jti: 'x' })],
  ])('for %s are refused', async (_, wrong) => {
    expect(await post(await seal(gateway.app, {}, path, wrong()))).toMatchObject({
      status: 400,
      code: 'DECRYPT_FAILED',
    })
  })

  it('that were changed on the way are refused', async () => {
    const jwe = await seal(gateway.app, {}, path)
    expect((await post(`${jwe.slice(0, -3)}AAA`)).code).toBe('DECRYPT_FAILED')
    expect((await post('a.b.c')).code).toBe('DECRYPT_FAILED')
  })
})

describe('the human check', () => {
  it('is used once, for its purpose and path, unchanged', async () => {
    const { app } = gateway
    const proof = await prove(app, 'register')
    const first = await call(app, 'register', await registration(app, { altcha: proof }))
    expect(first.code).toBe('OK')
    expect((await call(app, 'register', await registration(app, { altcha: proof }))).code).toBe('REPLAYED')
    const elsewhere = await prove(app, 'login')
    expect((await call(app, 'register', await registration(app, { altcha: elsewhere }))).code).toBe(
      'HUMAN_CHECK_FAILED',
    )
    const forged = JSON.parse(Buffer.from(await prove(app, 'register'), 'base64').toString())
    forged.challenge.parameters.cost = 2
    const altcha = Buffer.from(JSON.stringify(forged)).toString('base64')
    expect((await call(app, 'register', await registration(app, { altcha }))).code).toBe('HUMAN_CHECK_FAILED')
    expect((await signIn(app, player.username, { altcha: 'AAAA' })).code).toBe('HUMAN_CHECK_FAILED')
  })
})

describe('a closed site', () => {
  it('refuses with maintenance before region, and still reports its status (checklist 11)', async () => {
    const { app, deps } = gateway
    const merchant = '90jiliinf1'
    const options = { headers: { 'x-merchant': merchant } }
    const until = new Date(Date.now() + dayMs).toISOString()
    await deps.settings.store(merchant, 'region', { blockedCountries: ['IN'], blockedIps: [] })
    expect(await call(app, 'registerSettings', { method: 'USERNAME' }, options)).toMatchObject({
      status: 403,
      code: 'REGION_BLOCKED',
      value: { countryCode: 'IN' },
    })
    await deps.settings.store(merchant, 'maintenance', {
      isOn: true,
      messageKey: null,
      until,
    })
    expect(await call(app, 'registerSettings', { method: 'USERNAME' }, options)).toMatchObject({
      status: 503,
      code: 'MAINTENANCE',
      value: { messageKey: 'info_maintenance' },
    })
    expect((await call(app, 'systemStatus', {}, options)).value).toMatchObject({
      status: 1,
      until,
    })
    expect((await call(app, 'permission', {}, options)).value).toMatchObject({
      maintenance: true,
      regionRestriction: false,
    })
    expect((await call(app, 'registerSettings', { method: 'USERNAME' })).code).toBe('OK')
  })
})
