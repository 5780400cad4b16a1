import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type TestGateway } from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ trustProxy: 1 })
})
afterAll(() => gateway.close())

const statusOf = async (url: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  (await gateway.app.inject({ url, headers, remoteAddress })).statusCode

describe.each(['/metrics', '/dev/outbox', '/openapi.json', '/ops/members', '/ops/jobs'])('%s', (url) => {
  // The operators' API requires its secret next.
  const own = url.startsWith('/ops') ? 401 : 200

  it.each(['127.0.0.1:4000', 'localhost:4000', '[::1]:4000', 'ph.localhost'])('answers %s', async (host) => {
    expect(await statusOf(url, { host })).toBe(own)
  })

  it.each([
    ['a foreign name that leads here', { host: 'evil.example' }, undefined],
    ['a name that only looks like ours', { host: 'localhost.evil.example' }, undefined],
    ['a proxy on this machine', { host: '127.0.0.1', 'x-forwarded-for': '8.8.8.8' }, undefined],
    ['a proxy of the newer kind', { host: '127.0.0.1', forwarded: 'for=8.8.8.8' }, undefined],
    ['another machine', { host: '127.0.0.1' }, '10.0.0.1'],
  ])('is not there for %s', async (_, headers, from) => {
    expect(await statusOf(url, headers as Record<string, string>, from)).toBe(404)
  })
})

it('reads the scheme of a token in any case', async () => {
  const { token } = await newPlayer(gateway.app)
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expect((await call(gateway.app, 'memberInfo', {}, { headers: { authorization: `${scheme} ${token}` } })).code).toBe(
      'OK',
    )
})
