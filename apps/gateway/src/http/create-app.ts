import { randomUUID } from 'node:crypto'
import { AppError } from '@boardwalk/api-client/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Deps } from '../deps.ts'
import type { TrustProxy } from '../trust-proxy.ts'
import { sendFailure } from './envelope.ts'
import { handleErrors } from './errors.ts'

const traceShape = /^[A-Za-z0-9_-]{8,64}$/

/** Fastify with this gateway's limits, trace ids, body parsers and error envelope; no routes yet. */
export function createApp({ log, config, clock }: Deps): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: !log.isLevelEnabled('debug') }),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 512 },
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    trustProxy: trustOf(config.trustProxy),
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && traceShape.test(given) ? given : randomUUID()
    },
    return503OnClosing: false,
    frameworkErrors: (error, _, reply) => {
      sendFailure(reply as FastifyReply, new AppError('BAD_REQUEST', null, error.message), clock())
    },
  })
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, readForm(String(body)))
  })
  app.addHook('onRequest', async (request, reply) => {
    // The country comes from the proxy; a request that bypassed the proxy has none.
    if (config.countryHeader && (request.ips?.length ?? 0) < 2) delete request.headers[config.countryHeader]
    reply.header('x-request-id', request.id)
  })
  handleErrors(app, { clock })
  return app
}

/** A number trusts that many nearest hops; the framework supports functions and lists. */
const trustOf = (trust: TrustProxy) => (typeof trust === 'number' ? (_: string, hop: number) => hop < trust : trust)

/** Fields of a form; a repeated field becomes a list, which no schema takes. */
function readForm(body: string): Record<string, unknown> {
  const form = new URLSearchParams(body)
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => [key, form.getAll(key).length > 1 ? form.getAll(key) : form.get(key)]),
  )
}
