import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/server/app.ts'
import { openStore } from '../src/server/store/store.ts'
import { operatorSecret, sign, signatureOf } from '../src/server/wallet.ts'

const [secret, path] = ['only-for-tests', '/report/v1/confirmed']
const clientDir = mkdtempSync(join(tmpdir(), 'sandbox-report-'))
writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Slot</title>')
const store = openStore(':memory:')
const hour = (at: number) => `2026-12-01T${String(at).padStart(2, '0')}:00:00.000Z`
const message = (txId: string, at: string, over = {}) => ({
  ...{ txId, operator: 'walogm', kind: 'BET' as const, wagerId: txId, currency: 'TLB', amount: '1.00', at, ...over },
})

let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  const wallet = { call: async () => ({ kind: 'unknown' as const, reason: 'unused' }) }
  app = await buildApp({ store, wallet, clientDir, frameAncestors: 'http://shop.test', secret })
  store.confirm(message('a', hour(8)))
  store.confirm(message('b', hour(9), { kind: 'WIN', amount: '2.50' }))
  store.confirm(message('c', hour(9), { operator: 'hawkplay' }))
})
afterAll(async () => {
  await app.close()
  rmSync(clientDir, { recursive: true })
})

const day = { from: hour(0), until: hour(23) }
function ask(body: object, over: Record<string, string> = {}, operator = 'walogm') {
  const raw = JSON.stringify(body)
  const headers = { ...sign(operatorSecret(secret, operator), `sbx.${operator}`, path, raw), ...over }
  return app.inject({ method: 'POST', url: path, payload: raw, headers })
}

describe('the report of confirmed messages', () => {
  it('has the messages of the operator that asks, by period or by id', async () => {
    const { operator: _own, ...b } = message('b', hour(9), { kind: 'WIN', amount: '2.50' })
    expect((await ask({ from: hour(9), until: hour(10) })).json()).toEqual({
      ...{ since: expect.stringMatching(/Z$/), messages: [b], next: null },
    })
    expect((await ask({ txIds: ['b', 'c', 'unknown'] })).json().messages).toEqual([b])
    expect((await ask(day, {}, 'hawkplay')).json().messages).toMatchObject([{ txId: 'c' }])
  })

  it('does not have the end of its period', async () => {
    const of = async (from: number, until: number) =>
      (await ask({ from: hour(from), until: hour(until) })).json().messages.length
    expect([await of(8, 9), await of(9, 10), await of(8, 10)]).toEqual([1, 1, 2])
  })

  const stale = String(Date.now() - 61_000)
  const wrongs: [string, Record<string, string>][] = [
    ['no signature', { 'x-signature': '' }],
    ['a foreign signature', { 'x-signature': 'x'.repeat(43) }],
    ['another operator’s name', { 'x-provider': 'sbx.hawkplay' }],
    ['another nonce than the signed one', { 'x-nonce': randomUUID() }],
    [
      'an old time',
      sign(operatorSecret(secret, 'walogm'), 'sbx.walogm', path, JSON.stringify(day), { timestamp: stale }),
    ],
    ['a nonce that is none', { 'x-nonce': '1' }],
    ['a proxy that passes it on', { 'x-forwarded-for': '203.0.113.9' }],
  ]
  it.each(wrongs)('is refused to a call with %s', async (_, over) => {
    const reply = await ask(day, over)
    expect([reply.statusCode, reply.json()]).toEqual([401, { code: 'SIGNATURE_INVALID' }])
  })

  it('is refused to another machine, and to a body that was not signed', async () => {
    const raw = JSON.stringify(day)
    const headers = sign(operatorSecret(secret, 'walogm'), 'sbx.walogm', path, raw)
    const request = { method: 'POST', url: path, headers } as const
    expect((await app.inject({ ...request, payload: raw, remoteAddress: '203.0.113.9' })).statusCode).toBe(401)
    expect((await app.inject({ ...request, payload: `${raw} ` })).statusCode).toBe(401)
    expect((await app.inject({ ...request, payload: raw })).statusCode).toBe(200)
  })

  it.each([{}, { from: hour(1) }, { from: 'today', until: hour(2) }, { txIds: [1] }, { ...day, txIds: [] }])(
    'refuses %j',
    async (body) => expect((await ask(body)).statusCode).toBe(400),
  )

  it('is signed as the gateway signs', () => {
    const facts = {
      timestamp: '1796000000000',
      nonce: '00000000-0000-4000-8000-000000000000',
      path,
      raw: '{"txIds":[]}',
    }
    expect(signatureOf(operatorSecret(secret, 'walogm'), facts)).toBe('z9FF9VZmUq5MvFW2Zi6X6j3obRh1Klm_CjBXQoyoAMU')
  })
})
