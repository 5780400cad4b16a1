import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { merchantOfAddress } from '../http/endpoints/facts.ts'
import { openRateLimiter, refuseBeyond } from '../http/endpoints/rate.ts'
import { FieldReport, fieldFigures } from './field-figures.ts'

/** A report is five numbers and a word. */
const LONGEST = 1024

/**
 * `POST /rum`: field figures of a page that is being left (web-vitals). The sender stays anonymous: the brand comes
 * from the address, only sums are stored, and the answer is empty. Not a row of the endpoint table: it measures the
 * document, not the platform.
 */
export function mountRum(app: FastifyInstance, deps: Deps, registry: Registry): void {
  const limit = openRateLimiter(deps)
  const observe = fieldFigures(registry)
  app.post('/rum', { bodyLimit: LONGEST }, async (request, reply) => {
    refuseBeyond(await limit('p', 'rum', { ip: request.ip, memberId: undefined }))
    const { success, output } = v.safeParse(FieldReport, request.body)
    reply.header('Cache-Control', 'no-store')
    if (!success) return reply.code(400).send()
    observe(merchantOfAddress(deps, request.hostname, request.socket.localPort).brandId, output)
    return reply.code(204).send()
  })
}
