import { Readable } from 'node:stream'
import { AppError, type Caller } from '@boardwalk/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { newTicket, redeemTicket, ticketSeconds } from '../events/tickets.ts'
import { sendFailure } from '../http/envelope.ts'
import { useOnce } from '../security/used-once.ts'
import { memberOf } from '../stream/tab.ts'
import { demandRecentProof } from '../verification/step-up.ts'
import { fileOf } from './write-file.ts'

const hourSeconds = 3_600

/** A ticket for the file, after a proof and once an hour, because it reads everything. */
export async function exportTicket(deps: Deps, caller: Caller) {
  await demandRecentProof(deps, caller)
  const { memberId, sessionId } = caller
  if (!(await useOnce(deps.db, 'export', memberId, hourSeconds)))
    throw new AppError('RATE_LIMITED', { retryAfter: hourSeconds })
  return { ticket: newTicket(deps, 'export', { memberId, sessionId }), expiresInSec: ticketSeconds }
}

/** `GET /wps/export?ticket=`: a browser saves the file by its address, which no session token may be in. */
export function mountExport(app: FastifyInstance, deps: Deps): void {
  app.get('/wps/export', async (request, reply) => {
    const { ticket } = request.query as Record<string, unknown>
    const holder = await redeemTicket(deps, 'export', typeof ticket === 'string' ? ticket : '')
    const member = holder && (await memberOf(deps.db, holder))
    if (!member) return sendFailure(reply, new AppError('AUTH_REQUIRED'), deps.clock())
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="account.json"' })
      .type('application/json; charset=utf-8')
      .send(Readable.from(fileOf({ pool: deps.pool, now: deps.clock() }, holder.memberId)))
  })
}
