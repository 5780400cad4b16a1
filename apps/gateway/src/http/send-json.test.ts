import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendJson } from './send-json.ts'

const long = JSON.stringify({ list: Array.from({ length: 60 }, (_, index) => ({ nodeName: `Mango ${index}` })) })

const ask = async (body: string, accepts?: string, vary?: string) => {
  const app = Fastify()
  app.get('/', (request, reply) => {
    reply.type('application/json')
    if (vary) reply.header('vary', vary)
    return sendJson(request, reply, body)
  })
  return await app.inject({ url: '/', headers: accepts === undefined ? {} : { 'accept-encoding': accepts } })
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('compresses a long body for a client that accepts %s', async (accepts, coding, open) => {
  const { headers, rawPayload } = await ask(long, accepts, 'X-Language')
  expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'X-Language, Accept-Encoding' })
  expect(rawPayload.length).toBeLessThan(long.length / 2)
  expect(open(rawPayload).toString()).toBe(long)
})

it('leaves a body alone that is short, or whose client accepts no coding', async () => {
  for (const [body, accepts] of [
    ['{"success":true}', 'br'],
    [long, undefined],
    [long, 'identity'],
  ] as const) {
    const { headers, payload } = await ask(body, accepts)
    expect(headers['content-encoding']).toBeUndefined()
    expect(payload).toBe(body)
  }
})
