import { AppError } from '@boardwalk/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { sendFailure } from '../http/envelope.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { type HolderOf, redeemTicket, type StreamKind } from './tickets.ts'

type Stream<K extends StreamKind, L> = {
  path: `/wps/${string}`
  kind: K
  isFull: () => boolean
  /** Identifies the listener by the ticket; null for one without access any more. */
  authorize: (holder: HolderOf<K>) => Promise<L | null>
  /** Starts delivery; `lastEventId` is empty for a new listener. */
  join: (listener: L & EventStream, lastEventId: string) => Promise<void>
}

/** A route of server-sent events: one ticket, one stream. */
export function mountEventStream<K extends StreamKind, L>(
  app: FastifyInstance,
  deps: Deps,
  { path, kind, isFull, authorize, join }: Stream<K, L>,
): void {
  app.get(path, async (request, reply) => {
    const refuse = (error: AppError) => sendFailure(reply, error, deps.clock())
    if (isFull()) return refuse(new AppError('OVERLOADED', { retryAfter: 30 }))
    const holder = await redeemTicket(deps, kind, queryOf(request, 'ticket'))
    const listener = holder && (await authorize(holder))
    if (!listener) return refuse(new AppError('AUTH_REQUIRED'))
    reply.hijack()
    const opened = openEventStream(reply.raw)
    await join({ ...listener, ...opened }, lastEventId(request)).catch((error: unknown) => {
      // The listener would never get events; let the client reconnect.
      opened.end()
      deps.log.warn({ err: error, path }, 'a stream could not be joined')
    })
  })
}

const queryOf = (request: FastifyRequest, name: string): string => {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

/** A browser's own reconnect sends the header; a client that needs a new ticket first sends the query field. */
const lastEventId = (request: FastifyRequest): string =>
  String(request.headers['last-event-id'] ?? '') || queryOf(request, 'lastEventId')
