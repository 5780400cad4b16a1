import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from './edge-deps.ts'
import { appFolder } from './storefront-bundles.ts'
import { readVisit } from './visit.ts'

/** Fetched again at every visit, */
const fresh = { 'Cache-Control': 'no-cache', Vary: 'Cookie', 'X-Content-Type-Options': 'nosniff' }
/** The worker may fetch from its own domain and do nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'"
/** The page contains the rest of its policy, by the hashes of the build. */
const pagePolicy = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Serves the service worker of the visited storefront, or the worker that removes it, and its offline page. */
export function mountOffline(app: FastifyInstance, edge: Edge): void {
  const folderOf = (request: FastifyRequest) =>
    path.join(appFolder(edge.config.root, readVisit(request, edge).merchant.brandId), 'dist/client')
  const worker = edge.config.serviceWorker ? 'sw.js' : 'sw-off.js'
  app.register(async (scope) => {
    const root = path.join(edge.config.root, 'apps')
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false })
    const send = (name: string, policy: string) => (request: FastifyRequest, reply: FastifyReply) =>
      reply.headers({ ...fresh, 'Content-Security-Policy': policy }).sendFile(name, folderOf(request))
    scope.get('/sw.js', send(worker, workerPolicy))
    scope.get('/offline.html', send('offline.html', pagePolicy))
  })
}
