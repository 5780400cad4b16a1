import type { FastifyInstance } from 'fastify'
import { apiHeaders } from '../http/headers.ts'
import { isOwnRequest } from '../http/loopback.ts'
import { openApiDocument } from './document.ts'

/** `/openapi.json`: the endpoint table for tools on this machine; to others it does not exist. */
export function mountOpenApi(app: FastifyInstance): void {
  app.get('/openapi.json', async (request, reply) => {
    if (!isOwnRequest(request)) return reply.callNotFound()
    return reply.headers({ ...apiHeaders, 'cache-control': 'no-store' }).send(openApiDocument())
  })
}
