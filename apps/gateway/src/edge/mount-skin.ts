import type { SkinNews } from '@boardwalk/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { Edge } from './edge-deps.ts'
import { readVisit } from './visit.ts'

/** `/skin.json`: an open page reads it when a campaign begins or ends, so that it need not reload. */
export function mountSkin(app: FastifyInstance, edge: Edge): void {
  app.get('/skin.json', (request, reply) => {
    const dressing = edge.dressingOf(readVisit(request, edge).merchant.brandId)
    if (!dressing) return reply.callNotFound()
    const { skin, changesAt } = dressing
    const news: SkinNews = { skin, changesAt, serverTime: edge.clock().getTime() }
    return reply
      .headers({ 'Cache-Control': 'no-store', Vary: 'Cookie', 'X-Content-Type-Options': 'nosniff' })
      .type('application/json')
      .send(JSON.stringify(news))
  })
}
