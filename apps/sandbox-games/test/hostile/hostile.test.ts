import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mischief, type Refusal } from './attempts.ts'
import { buildHostile } from './server.ts'

/** An operator that records its calls. */
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

/** Messages that the page posts to its parent at load. The script is parsed as a browser does. */
function messagesOf(body: string): unknown[] {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? []
  const messages: unknown[] = []
  const frame = { postMessage: (message: unknown) => messages.push(message) }
  const element = () => ({ append: () => undefined, click: () => undefined, submit: () => undefined })
  const document = { querySelector: element, createElement: element, body: element() }
  const never = () => new Promise(() => undefined)
  const run = new Function('window', 'document', 'setTimeout', 'fetch', script)
  run({ parent: frame, top: frame }, document, () => undefined, never)
  return messages
}
const isReady = (message: unknown) => JSON.stringify(message) === '{"v":1,"type":"ready"}'

it.each([...mischief, 'behave' as const])('has a page for %s, which says that it is ready once', async (doing) => {
  await send('/do', { do: doing })
  const { body } = await app.inject({ url: '/play?launchToken=t&merchant=walogm&game=g' })
  expect(body).toContain(`<h1>${doing}</h1>`)
  expect(messagesOf(body).filter(isReady)).toHaveLength(doing === 'never-ready' ? 0 : 1)
})

it('breaks off where its server is to fail', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (doing: Refusal) => fetch(`${origin}/play?do=${doing}`, { signal: AbortSignal.timeout(500) })
  expect((await ask('server-error')).status).toBe(500)
  await expect(ask('server-reset')).rejects.toThrow('fetch failed')
  await expect(ask('server-hang')).rejects.toThrow('timeout')
  const drip = await ask('server-drip')
  expect(drip.status).toBe(200)
  await expect(drip.text()).rejects.toThrow('timeout')
})

it('sends the calls of an attack, signed with the real secret', async () => {
  received.length = 0
  const tried = (await send('/attack', { name: 'bet-changed' })).json()
  expect(tried).toHaveLength(2)
  expect(received.map(({ path, body }) => [path, body.amount])).toEqual([
    ['/cb/gw/v1/bet', '1.00'],
    ['/cb/gw/v1/bet', '500.00'],
  ])
  expect(new Set(received.map(({ body }) => body.txId)).size).toBe(1)
})

it('corrupts one part of a signature at a time', async () => {
  received.length = 0
  expect((await send('/forge')).json().map(({ name }: { name: string }) => name)).toContain('a nonce that was used')
  const nonces = received.map(({ headers }) => headers['x-nonce'])
  expect(nonces.at(-1)).toBe(nonces.at(-2))
})
