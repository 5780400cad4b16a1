import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/server/app.ts'
import { openStore } from '../src/server/store/store.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'sandbox-client-'))
mkdirSync(join(clientDir, 'assets'))
writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Slot</title>')

const answer = { status: 'OK', balance: '100.00', player: 'p', session: 's', currency: 'TLB', language: 'EN' }
let app: Awaited<ReturnType<typeof buildApp>>
let bearer: string
beforeAll(async () => {
  const wallet = { call: async () => ({ kind: 'answer' as const, answer }) }
  app = await buildApp({ store: openStore(':memory:'), wallet, clientDir, frameAncestors: 'http://shop.test' })
  const payload = { launchToken: 't', merchant: 'walogm', game: 'g' }
  bearer = (await app.inject({ method: 'POST', url: '/api/open', payload })).json().bearer
})
afterAll(() => app.close())

const spin = (payload: unknown, token = bearer) =>
  app.inject({
    method: 'POST',
    url: '/api/order',
    headers: { authorization: `Bearer ${token}` },
    payload: payload as object,
  })
const order = (over = {}) => ({ orderId: randomUUID(), stake: '1.00', bet: {}, clientSeed: 'mine', ...over })

describe('the vendor’s server', () => {
  it('plays a round for the holder of the bearer token and lists it as checkable', async () => {
    const played = (await spin(order())).json()
    const { rounds } = (await app.inject({ url: '/api/rounds', headers: { authorization: `Bearer ${bearer}` } })).json()
    expect(rounds[0]).toMatchObject({ roundId: played.roundId, seed: played.seed, payout: played.payout })
  })

  it.each([
    ['a stake that is not on offer', order({ stake: '0.03' }), 400, 'BAD_REQUEST'],
    ['a number for a stake', order({ stake: 1 }), 400, 'BAD_REQUEST'],
    ['a seed with odd characters', order({ clientSeed: '<b>' }), 400, 'BAD_REQUEST'],
    ['an unknown field', order({ win: '1000000' }), 400, 'BAD_REQUEST'],
    ['a body over the limit', order({ clientSeed: 'x'.repeat(5000) }), 413, 'BAD_REQUEST'],
  ])('refuses %s', async (_, payload, status, code) => {
    const reply = await spin(payload)
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
  })

  it('refuses a stranger', async () => {
    expect((await spin(order(), 'x'.repeat(43))).json()).toEqual({ code: 'SESSION_INVALID' })
  })

  it('lets only the named pages frame the game, and only its own files run', async () => {
    const { headers } = await app.inject({ url: '/play', headers: { host: 'games.test' } })
    expect(headers['content-security-policy']).toContain('frame-ancestors http://shop.test')
    expect(headers['content-security-policy']).toContain('script-src http://games.test')
  })
})
