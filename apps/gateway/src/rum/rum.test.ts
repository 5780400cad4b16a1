import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { handleErrors } from '../http/errors.ts'
import { indexMerchants, type Merchant } from '../permission/merchants.ts'
import { mountRum } from './mount-rum.ts'

const codes: Record<string, string> = { philippines: 'walogm', india: '90jiliinf1' }
const merchant = (brandId: string, host: string) => ({ code: codes[brandId], brandId, hosts: [host] }) as Merchant

function site(rateFactor = 1) {
  const registry = new Registry()
  const app = Fastify()
  const clock = () => new Date(0)
  const merchants = indexMerchants([merchant('philippines', 'ph.localhost'), merchant('india', 'in.localhost')])
  handleErrors(app, { clock })
  mountRum(app, { config: { rateFactor, storefrontPorts: {} }, merchants, clock } as unknown as Deps, registry)
  const send = (payload: unknown, host = 'in.localhost') =>
    app.inject({
      method: 'POST',
      url: '/rum',
      headers: { host, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
  return { registry, send }
}
const report = { page: 'home', figures: { LCP: 1234.5, INP: 80, CLS: 0.02 } }

it('adds figures up by brand and kind of page, in seconds', async () => {
  const { registry, send } = site()
  expect((await send(report)).statusCode).toBe(204)
  await send(report, 'ph.localhost')
  await send({ page: 'home', figures: { LCP: 765.5 } })
  const text = await registry.metrics()
  expect(text).toContain('web_lcp_seconds_sum{brand="india",page="home"} 2\n')
  expect(text).toContain('web_lcp_seconds_count{brand="india",page="home"} 2\n')
  expect(text).toContain('web_lcp_seconds_bucket{le="1.5",brand="philippines",page="home"} 1\n')
  expect(text).toContain('web_inp_seconds_bucket{le="0.1",brand="india",page="home"} 1\n')
  expect(text).toContain('web_cls_sum{brand="india",page="home"} 0.02\n')
})

it.each([
  ['another kind of page', { ...report, page: '/rng?user=ana' }],
  ['an unknown figure', { page: 'home', figures: { LCP: 1, who: 2 } }],
  ['anything about the visitor', { ...report, username: 'ana' }],
  ['a figure that is none', { page: 'home', figures: { LCP: -1 } }],
  ['one that is absurd', { page: 'home', figures: { LCP: 1e9 } }],
  ['nothing', null],
])('refuses %s and counts nothing', async (_, payload) => {
  const { registry, send } = site()
  expect((await send(payload)).statusCode).toBe(400)
  expect(await registry.metrics()).not.toMatch(/_count\{/)
})

it('stops an address that sends without end', async () => {
  const { send } = site()
  const answers = await Promise.all(Array.from({ length: 125 }, () => send(report)))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
})

it('reads no long message', async () => {
  expect((await site().send({ ...report, more: 'x'.repeat(2000) })).statusCode).toBe(413)
})
