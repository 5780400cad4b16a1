import { AppError, type Endpoints, type Handlers } from '@boardwalk/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { sendFailure } from '../http/envelope.ts'
import { startRelay } from '../outbox/relay.ts'
import { openHub } from './hub.ts'
import { openTab } from './tab.ts'
import { newTicket, redeemTicket, ticketSeconds } from './tickets.ts'

export const streamHandlers = (deps: Deps): Handlers<Pick<Endpoints, 'streamTicket'>> => ({
  streamTicket: async ({ caller }) => ({ ticket: await newTicket(deps.db, caller), expiresInSec: ticketSeconds }),
})

/** `GET /wps/stream?ticket=`: server-sent events of one member (contract D1-13), and the relay that feeds them. */
export function mountStream(app: FastifyInstance, deps: Deps): void {
  const hub = openHub(deps)
  const relay = startRelay(deps)
  app.addHook('onReady', async () => hub.listen())
  app.addHook('onResponse', async (request) => {
    if (request.method === 'GET') return
    relay.kick()
    if (request.method === 'DELETE') void hub.look()
  })
  // Before the server waits for its connections: open streams would hold it for ever.
  app.addHook('preClose', async () => {
    hub.stop()
    await relay.stop()
  })
  app.get('/wps/stream', async (request, reply) => {
    const holder = await redeemTicket(deps.db, ticketOf(request))
    if (!holder) return sendFailure(reply, new AppError('AUTH_REQUIRED'), deps.clock())
    reply.hijack()
    const tab = openTab(reply.raw, holder, 0n)
    try {
      const leave = await hub.join(tab, lastEventId(request))
      reply.raw.once('close', leave)
      if (reply.raw.destroyed) leave()
    } catch (error) {
      // Nobody would ever write to it: better that the client comes back.
      tab.end()
      deps.log.warn({ err: error }, 'a stream could not be joined')
    }
  })
}

const queryOf = (request: FastifyRequest, name: string): string => {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

const ticketOf = (request: FastifyRequest) => queryOf(request, 'ticket')

/** A browser's own reconnect sends the header; a client that needs a new ticket first sends the query field. */
function lastEventId(request: FastifyRequest): bigint | null {
  const text = String(request.headers['last-event-id'] ?? '') || queryOf(request, 'lastEventId')
  return /^\d{1,18}$/.test(text) ? BigInt(text) : null
}
