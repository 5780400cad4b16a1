import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildHostile } from './server.ts'

/** An operator that writes down what it is sent. */
const received: { path: string; headers: Record<string, unknown>; body: Record<string, unknown> }[] = []
const operator = createServer(async (request, reply) => {
  let raw = ''
  for await (const part of request) raw += part
  const body = JSON.parse(raw) as Record<string, unknown>
  received.push({ path: request.url ?? '', headers: request.headers, body })
  const session = { player: 'p', session: 's', currency: 'TLB', gameCode: 'g' }
  reply.setHeader('content-type', 'application/json')
  reply.end(
    JSON.stringify({ status: 'OK', balance: '1.00', ...(request.url?.endsWith('authenticate') ? session : {}) }),
  )
})
let app: ReturnType<typeof buildHostile>

beforeAll(async () => {
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve))
  const { port } = operator.address() as AddressInfo
  app = buildHostile({ walletUrl: `http://127.0.0.1:${port}`, secret: 'shared' })
})
afterAll(async () => {
  await app.close()
  operator.close()
})

const send = (url: string, payload: object = {}) => app.inject({ method: 'POST', url, payload })

it('has a page for each attempt, and breaks off where its server is to fail', async () => {
  await send('/do', { do: 'flood' })
  const { body } = await app.inject({ url: '/play?launchToken=t&merchant=walogm&game=g' })
  expect(body).toContain('"flood"')
  expect((await app.inject({ url: '/play?do=server-error' })).statusCode).toBe(500)
  // What runs in the browser is script: a parser that knows no types must take it.
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? []
  expect(() => new Function(script)).not.toThrow()
})

it('sends what an attack says, signed with the real secret', async () => {
  received.length = 0
  const tried = (await send('/attack', { name: 'bet-changed' })).json()
  expect(tried).toHaveLength(2)
  expect(received.map(({ path, body }) => [path, body.amount])).toEqual([
    ['/cb/gw/v1/bet', '1.00'],
    ['/cb/gw/v1/bet', '500.00'],
  ])
  expect(new Set(received.map(({ body }) => body.txId)).size).toBe(1)
})

it('bends one part of a signature at a time', async () => {
  received.length = 0
  expect((await send('/forge')).json().map(({ name }: { name: string }) => name)).toContain('a nonce that was used')
  const nonces = received.map(({ headers }) => headers['x-nonce'])
  expect(nonces.at(-1)).toBe(nonces.at(-2))
})
