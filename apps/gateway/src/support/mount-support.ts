import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Edge } from '../edge/edge-deps.ts'
import type { BundleOf } from '../edge/storefront-bundles.ts'
import { readVisit } from '../edge/visit.ts'
import { type Desk, supportPage, supportStyle } from './support-page.ts'

const desks: Record<string, Desk> = { livechat: 'LIVECHAT', vip: 'VIP' }
/** Help without the frame of the site. Its page comes with a feature that a storefront may leave out. */
const helpPath = '/helpmc'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** `/support/livechat` and `/support/vip`: the help desk that a merchant has until it names another (setting `customerService`). */
export function mountSupport(app: FastifyInstance, edge: Edge, bundleOf: BundleOf): void {
  const hasHelp = async (brandId: string) => (await bundleOf(brandId))?.storefront.pageUrl(helpPath, []) === helpPath
  for (const [name, desk] of Object.entries(desks)) {
    app.get(`/support/${name}`, async (request, reply) => {
      const { merchant, language, theme } = readVisit(request, edge)
      const loaded = edge.brands.get(merchant.brandId)
      if (!loaded) return reply.callNotFound()
      const { brand, css } = loaded
      const help = (await hasHelp(brand.id)) ? helpPath : null
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
        .send(supportPage({ brand, language, theme, desk, help }, css))
    })
  }
}
