import type { Endpoints, Handlers } from '@boardwalk/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { mountEventStream } from '../events/mount-event-stream.ts'
import { newTicket, ticketSeconds } from '../events/tickets.ts'
import { startRelay } from '../outbox/relay.ts'
import { openHub } from './hub.ts'
import { memberOf } from './tab.ts'

export const streamHandlers = (deps: Deps): Handlers<Pick<Endpoints, 'streamTicket'>> => ({
  streamTicket: async ({ caller: { memberId, sessionId } }) => ({
    ticket: newTicket(deps, 'member', { memberId, sessionId }),
    expiresInSec: ticketSeconds,
  }),
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
  // Before the server waits for its connections, which open streams would block.
  app.addHook('preClose', async () => {
    hub.stop()
    await relay.stop()
  })
  mountEventStream(app, deps, {
    path: '/wps/stream',
    kind: 'member',
    isFull: hub.isFull,
    authorize: (holder) => memberOf(deps.db, holder),
    join: (member, lastEventId) => hub.join({ ...member, seen: 0n }, numberOf(lastEventId)),
  })
}

const numberOf = (text: string): bigint | null => (/^\d{1,18}$/.test(text) ? BigInt(text) : null)
