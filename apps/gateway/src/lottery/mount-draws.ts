import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { claimNonce, ReplayedNonce } from '../callbacks/context.ts'
import { openFlow } from '../callbacks/flow.ts'
import { parseBody } from '../callbacks/parse-body.ts'
import { drawVerifier } from '../callbacks/verify.ts'
import type { Deps } from '../deps.ts'
import { DrawMessage, storeDraw } from './store-draw.ts'

const maxBytes = 8 * 1024

/**
 * `POST /cb/gw/v1/draw`: takes the vendor's lottery results (contract E1; the row is ours). Draws belong to no
 * merchant, so they are signed with a separate secret as `sbx.draws`: no merchant's secret can announce numbers to
 * the others.
 */
export function mountDraws(app: FastifyInstance, deps: Deps): void {
  const verify = drawVerifier(deps)
  const flow = openFlow(deps.config.rateFactor)
  app.register(async (scope) => {
    // The signature is over the raw bytes, so nothing may parse them before.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/cb/gw/v1/draw', async (request, reply) => {
      const call = verify(request)
      if (!call) return reply.code(401).send({})
      const leave = flow.enter(call.provider)
      if (!leave) return reply.code(429).header('retry-after', 1).send({ status: 'RATE_LIMITED' })
      try {
        await claimNonce(call)
        const message = v.safeParse(DrawMessage, parseBody(request.body))
        if (!message.success) return { status: 'BAD_REQUEST', dup: false }
        return await storeDraw(deps.db, message.output, deps.clock())
      } catch (error) {
        if (error instanceof ReplayedNonce) return reply.code(401).send({})
        deps.log.error({ err: error }, 'a draw was not kept')
        return reply.code(503).send({ status: 'UNKNOWN' })
      } finally {
        leave()
      }
    })
  })
}
