import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { outgoingMessages } from '../db/schema/code.ts'
import type { Deps } from '../deps.ts'
import { isOwnRequest } from '../http/loopback.ts'
import { hasOutbox } from './open-senders.ts'
import { outboxPage } from './outbox-page.ts'

const newest = 100

/**
 * `/dev/outbox`: shows the codes that a sandbox would have sent to its operator. Exists only on loopback and only while
 * no real sender is configured.
 */
export function mountOutbox(app: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): void {
  if (!hasOutbox(config)) return
  app.get('/dev/outbox', async (request, reply) => {
    if (!isOwnRequest(request)) return reply.callNotFound()
    const rows = await db.select().from(outgoingMessages).orderBy(desc(outgoingMessages.createdAt)).limit(newest)
    const wantsJson = request.headers.accept?.includes('application/json') === true
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    if (wantsJson) return reply.send({ list: rows })
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(outboxPage(rows))
  })
}
