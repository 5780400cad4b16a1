import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import { encodeBanner } from '@boardwalk/brand-kit/raster'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { studioScale } from './studio-scale.ts'

const server = createServer((request, response) =>
  studioScale(request, response, (error?: unknown) => {
    response.statusCode = error ? 500 : 404
    response.end(String(error ?? ''))
  }),
)
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise((done) => server.close(done)))

type Asked = { path?: string; method?: string; type?: string }
const ask = (
  body: Uint8Array | string,
  { path = 'w_home', method = 'POST', type = 'application/octet-stream' }: Asked = {},
) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/studio/weigh/${path}`, {
    method,
    headers: { 'content-type': type },
    body: body as string,
  })
const calm = () =>
  encodeBanner(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="500"/></svg>',
    ),
    1280,
    'webp',
  )

/** A PNG of grain, which no encoder can make small. */
function grain(width: number, height: number): Buffer {
  let value = 1
  const next = () => {
    value = (value * 48_271) % 2_147_483_647
    return value & 255
  }
  const row = () => Buffer.from([0, ...Array.from({ length: 3 * width }, next)])
  const part = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, part('IHDR', header), part('IDAT', pixels), part('IEND', Buffer.alloc(0))])
}

describe('weighing of pictures for the Brand Studio', () => {
  it('finds nothing in a calm one', async () => {
    const answer = await ask(await calm())
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toEqual([])
  })
  it('weighs as the build does', async () => {
    const answer = await ask(grain(1280, 320), { path: 'w_rng' })
    expect(await answer.json()).toMatchObject([
      { code: 'PICTURE_OVER_BUDGET', found: expect.stringMatching(/^\d+\.\d kB at the lowest/) },
    ])
  })
  it('reports every other problem, by group', async () => {
    expect(await (await ask(await calm(), { path: 'w_rng' })).json()).toMatchObject([{ code: 'PICTURE_SHAPE' }])
    expect(await (await ask('<html>')).json()).toMatchObject([{ code: 'PICTURE_UNREADABLE' }])
    const big = new Uint8Array(7_000_000)
    expect(await (await ask(big)).json()).toMatchObject([
      { code: 'PICTURE_UNREADABLE' },
      { code: 'PICTURE_TOO_HEAVY', expected: 'at most 5000.0 kB' },
    ])
  })
  it.each([
    ['an unknown group', { path: 'w_nothing' }],
    ['a form of another site', { type: 'text/plain' }],
    ['a longer path', { path: 'w_home/x' }],
  ])('leaves %s to others', async (_, asked) => expect((await ask('x', asked)).status).toBe(404))
})
