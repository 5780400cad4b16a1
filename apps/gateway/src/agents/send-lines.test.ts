import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendLines } from './send-lines.ts'

const all = 600
const wide = 'x'.repeat(64 * 1024)

/** Waits until a count that has begun grows no more. */
async function standsStill(count: () => number) {
  const seen = [0]
  await expect
    .poll(() => seen.push(count()) && (seen.at(-1) ?? 0) > 0 && seen.at(-1) === seen.at(-2), {
      ...{ interval: 200, timeout: 30_000 },
    })
    .toBe(true)
}

it('reads no further while the client takes nothing, and on when it does', async () => {
  let [read, ends] = [0, 0]
  async function* slices() {
    for (; read < all; read++) yield [{ wide }]
  }
  const app = Fastify()
  app.get('/', (_, reply) => sendLines(reply, slices(), () => ends++))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await new Promise<IncomingMessage>((resolve) => get(address, resolve))
  await standsStill(() => read)
  expect(read).toBeLessThan(all / 2)
  expect(ends).toBe(0)
  expect((await text(answer)).endsWith(`{"end":${all}}\n`)).toBe(true)
  expect(ends).toBe(1)
  await app.close()
})
