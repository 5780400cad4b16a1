import type { FastifyInstance } from 'fastify'
import { desc, eq } from '../db/orm.ts'
import { outgoingMessages } from '../db/schema/code.ts'
import type { Deps } from '../deps.ts'
import { isOwnRequest } from '../http/loopback.ts'
import { hasOutbox } from './open-senders.ts'
import { outboxPage } from './outbox-page.ts'

const newest = 100
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const secrecy = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

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
    reply.headers(secrecy)
    if (wantsJson) return reply.send({ list: rows })
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(outboxPage(rows))
  })
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    if (!isOwnRequest(request) || !isId.test(request.params.id)) return reply.callNotFound()
    const [row] = await db.select().from(outgoingMessages).where(eq(outgoingMessages.id, request.params.id))
    if (!row?.html) return reply.callNotFound()
    return reply
      .headers({ ...secrecy, 'content-security-policy': `${policy}; sandbox` })
      .type('text/html; charset=utf-8')
      .send(row.html)
  })
}
