import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { isOwnRequest } from './loopback.ts'
import { openReadiness } from './readiness.ts'

export type Health = {
  /** Makes `/readyz` fail, so that the load balancer stops sending traffic. */
  drain(): void
  /** Metrics of `/metrics`; other modules add theirs. */
  metrics: Registry
}

/** `/healthz`: the event loop turns. `/readyz`: the database answers. `/metrics`: Prometheus text, loopback only. */
export function mountHealth(app: FastifyInstance, deps: Pick<Deps, 'pool' | 'disk'>): Health {
  const { pool } = deps
  let isDraining = false
  const registry = meter(app, pool)
  const readiness = openReadiness(pool.options)
  app.addHook('onClose', async () => readiness.close())
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    if (isDraining) return reply.code(503).send({ status: 'draining' })
    if (await readiness.check()) return { status: deps.disk.isReadOnly() ? 'read only' : 'ready' }
    return reply.code(503).send({ status: 'database unavailable' })
  })
  app.get('/metrics', async (request, reply) => {
    if (!isOwnRequest(request)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return {
    drain: () => {
      isDraining = true
    },
    metrics: registry,
  }
}

function meter(app: FastifyInstance, pool: Deps['pool']): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const clients = new Gauge({
    name: 'db_clients',
    help: 'Database connections of the pool',
    labelNames: ['state'] as const,
    registers: [registry],
    collect: () => {
      clients.set({ state: 'total' }, pool.totalCount)
      clients.set({ state: 'idle' }, pool.idleCount)
      clients.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  // The route's pattern, never the address: an address may contain anything.
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  return registry
}
