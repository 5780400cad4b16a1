import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Edge } from '../edge/edge-deps.ts'
import { readVisit } from '../edge/visit.ts'
import { type Desk, supportPage, supportStyle } from './support-page.ts'

const desks: Record<string, Desk> = { livechat: 'LIVECHAT', vip: 'VIP' }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** `/support/livechat` and `/support/vip`: the help desk that a merchant has until it names another (setting `customerService`). */
export function mountSupport(app: FastifyInstance, edge: Edge): void {
  for (const [name, desk] of Object.entries(desks)) {
    app.get(`/support/${name}`, (request, reply) => {
      const { merchant, language, theme } = readVisit(request, edge)
      const loaded = edge.brands.get(merchant.brandId)
      if (!loaded) return reply.callNotFound()
      const { brand, css } = loaded
      const policy = `default-src 'none'; img-src 'self'; style-src ${hash(css)} ${hash(supportStyle)}; base-uri 'none'; frame-ancestors 'none'`
      return reply
        .headers({
          'Content-Security-Policy': policy,
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'no-referrer',
          'Cache-Control': 'private, no-cache',
          Vary: 'Cookie',
        })
        .type('text/html; charset=utf-8')
        .send(supportPage({ brand, language, theme, desk }, css))
    })
  }
}
