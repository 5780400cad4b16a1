import { type AppError, errorCatalogue } from '@boardwalk/api-client/contract'
import type { FastifyReply } from 'fastify'
import { apiHeaders } from './headers.ts'
import { messageOf } from './messages.ts'

/** Body of a success around the already serialised value (contract A1). */
export const successBody = (value: string, traceId: string, now: Date): string =>
  `{"success":true,"message":"OK","value":${value},"code":"OK","traceId":"${traceId}","serverTime":"${now.toISOString()}"}`

/** Sends a refusal in the envelope, with `Retry-After` where repeating helps. `reason`: in place of the text for players. */
export function sendFailure(reply: FastifyReply, error: AppError, now: Date, reason?: string): FastifyReply {
  const { code, detail } = error
  const { status, retryable } = errorCatalogue[code]
  const after = typeof detail?.retryAfter === 'number' ? detail.retryAfter : 1
  if (retryable && (status === 429 || status === 503)) reply.header('retry-after', after)
  const message = reason ?? messageOf(error, reply.request.headers['x-language'])
  const failure = { success: false, message, value: detail, code, traceId: reply.request.id }
  return reply
    .code(status)
    .headers({ ...apiHeaders, 'cache-control': 'no-store' })
    .send(JSON.stringify({ ...failure, serverTime: now.toISOString() }))
}
