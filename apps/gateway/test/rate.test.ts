import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { network } from '../src/http/endpoints/rate.ts'
import { newToken } from '../src/session/tokens.ts'
import { call, newName, newPlayer, openGateway, type TestGateway } from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ rateFactor: 1 })
})
afterAll(() => gateway.close())

const affiliate = (remoteAddress: string) => call(gateway.app, 'affiliateCheck', { code: newName() }, { remoteAddress })

it('stops an address after 120 public reads in a minute, and no other address', async () => {
  for (let at = 0; at < 120; at++) expect((await affiliate('10.0.0.1')).code).toBe('AFFILIATE_INVALID')
  const stopped = await affiliate('10.0.0.1')
  expect(stopped).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  expect((await affiliate('10.0.0.2')).code).toBe('AFFILIATE_INVALID')
})

it('returns the remainder with every answer', async () => {
  const { headers } = await affiliate('10.0.0.6')
  expect(headers['ratelimit-policy']).toBe('"p-60";q=120;w=60')
  expect(headers.ratelimit).toMatch(/^"p-60";r=119;t=\d+$/)
  const login = await call(gateway.app, 'login', { type: 'sms', side: 'MEMBER' }, { remoteAddress: '10.0.0.7' })
  expect(login.headers['ratelimit-policy']).toContain('"a-60";q=10;w=60')
  expect(login.headers['ratelimit-policy']).toContain('"a-3600";q=60;w=3600')
})

it('counts logins in the database, ten a minute per address and endpoint', async () => {
  const login = () => call(gateway.app, 'login', { type: 'sms', side: 'MEMBER' }, { remoteAddress: '10.0.0.3' })
  await gateway.deps.settings.store('walogm', 'features', { verifyCodeLogin: false })
  const codes: string[] = []
  for (let at = 0; at < 12; at++) codes.push((await login()).code)
  // A minute may end in between, so the count starts over at most once.
  expect(codes).toContain('FEATURE_OFF')
  const { rows } = await gateway.pool.query(
    `SELECT window_seconds, hits FROM rate_counter WHERE key = 'a:login:10.0.0.3' ORDER BY 1`,
  )
  expect(rows.map(({ window_seconds }) => window_seconds)).toEqual([60, 3600])
  expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBe(rows[0].hits >= 11 ? rows[0].hits - 10 : 0)
})

it('counts reads with a token by account, wherever it comes from', async () => {
  const { token } = await newPlayer(gateway.app, { remoteAddress: '10.0.0.4' })
  const read = (at: number) => call(gateway.app, 'playerAvatar', {}, { token, remoteAddress: `10.1.0.${at % 200}` })
  const answers = await Promise.all(Array.from({ length: 245 }, (_, at) => read(at)))
  expect(answers.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(5)
})

it('stops an address that makes up tokens before it asks the database', async () => {
  const { token } = await newPlayer(gateway.app, { remoteAddress: '10.0.0.8' })
  const read = (own: string, remoteAddress: string) =>
    call(gateway.app, 'memberInfo', {}, { token: own, remoteAddress })
  const codes: string[] = []
  for (let at = 0; at < 62; at++) codes.push((await read(newToken(), '10.0.0.8')).code)
  expect(codes.filter((code) => code === 'AUTH_REQUIRED')).toHaveLength(60)
  const asked = vi.spyOn(gateway.pool, 'query')
  expect(await read(newToken(), '10.0.0.8')).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ name: 'session-find' }))
  asked.mockRestore()
  expect((await read(token, '10.0.0.9')).code).toBe('OK')
})

it('makes the proof of work dearer for an address that asks often', async () => {
  const cost = async () =>
    (
      await call(
        gateway.app,
        'challenge',
        { purpose: 'register', path: '/wps/member/register' },
        { remoteAddress: '10.0.0.5' },
      )
    ).value.parameters.cost
  expect(await cost()).toBe(1)
  for (let at = 0; at < 6; at++) await newPlayer(gateway.app, { remoteAddress: '10.0.0.5' })
  expect(await cost()).toBeGreaterThan(1)
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['10.0.0.1', '10.0.0.1'],
])('takes %s as %s', (ip, expected) => {
  expect(network(ip)).toBe(expected)
})
