import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { claimNonce, ReplayedNonce } from '../callbacks/context.ts'
import { openFlow } from '../callbacks/flow.ts'
import { parseBody } from '../callbacks/parse-body.ts'
import { paymentVerifier } from '../callbacks/verify.ts'
import type { Deps } from '../deps.ts'
import { takePayment } from './payment-message.ts'
import { PaymentMessage } from './payment-schema.ts'

const maxBytes = 8 * 1024
export const notifyPath = '/cb/pay/v1/notify'

/**
 * Takes reports of the payment provider (contract E1, E3): signed over the raw bytes, and taken once despite repeats.
 */
export function mountPayments(app: FastifyInstance, deps: Deps): void {
  const verify = paymentVerifier(deps)
  const flow = openFlow(deps.config.rateFactor)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(notifyPath, async (request, reply) => {
      const call = verify(request)
      if (!call) return reply.code(401).send({})
      // The provider repeats until the message is taken.
      if (deps.disk.isReadOnly()) return reply.code(503).header('retry-after', 2).send({ status: 'READ_ONLY' })
      const leave = flow.enter(call.provider)
      if (!leave) return reply.code(429).header('retry-after', 1).send({ status: 'RATE_LIMITED' })
      try {
        await claimNonce(call)
        const message = v.safeParse(PaymentMessage, parseBody(request.body))
        if (!message.success) return reply.code(400).send({ received: false })
        await takePayment(deps, call, message.output)
        return { received: true }
      } catch (error) {
        if (error instanceof ReplayedNonce) return reply.code(401).send({})
        deps.log.error({ err: error }, 'a payment was not taken')
        return reply.code(503).send({ received: false })
      } finally {
        leave()
      }
    })
  })
}
