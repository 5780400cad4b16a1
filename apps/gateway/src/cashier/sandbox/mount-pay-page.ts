import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import { amountText } from '../../texts/amount-text.ts'
import { decideOrder, readOrder } from './book.ts'
import { payPage } from './pay-page.ts'
import { payPath } from './sandbox-provider.ts'

const secrecy = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}
const Params = v.object({ id: v.pipe(v.string(), v.uuid()) })
const Form = v.object({ decision: v.picklist(['approve', 'decline', 'timeOut', 'payTwice']) })

/**
 * `/pay/sandbox/:id`: the second step, where the player pays. Anyone with the id may decide, as with any payment
 * link.
 */
export function mountPayPage(app: FastifyInstance, deps: Deps): void {
  const show = async (params: unknown, reply: FastifyReply) => {
    const asked = v.safeParse(Params, params)
    const order = asked.success ? await readOrder(deps.db, asked.output.id) : undefined
    if (!order) return reply.callNotFound()
    const symbol = deps.merchants.byCode(order.merchant)?.currencySymbol ?? ''
    return reply
      .headers(secrecy)
      .type('text/html; charset=utf-8')
      .send(payPage(order, amountText(order.amount, symbol)))
  }
  app.get(`${payPath}/:id`, ({ params }, reply) => show(params, reply))
  app.post(`${payPath}/:id`, async ({ params, body }, reply) => {
    const [asked, form] = [v.safeParse(Params, params), v.safeParse(Form, body)]
    if (!asked.success || !form.success) return reply.callNotFound()
    await decideOrder(deps.db, asked.output.id, form.output.decision)
    // After the post, so that a reload sends nothing again.
    return reply.code(303).headers(secrecy).header('location', `${payPath}/${asked.output.id}`).send()
  })
}
