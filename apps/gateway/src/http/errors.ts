import { AppError, endpoints } from '@boardwalk/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { sendFailure } from './envelope.ts'
import { toAppError } from './to-app-error.ts'

/** One answer shape for everything that goes wrong: handlers, parsing, unknown paths, wrong methods (contract E-5). */
export function handleErrors(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error)
    logFailure(request, known)
    return sendFailure(reply, known, clock())
  })
  app.setNotFoundHandler((request, reply) => notFound(request, reply, clock()))
}

/** Logs internal errors with their cause, and refusals as one line. */
export function logFailure(request: FastifyRequest, error: AppError): void {
  if (error.code === 'INTERNAL') request.log.error({ err: error.cause ?? error }, 'unexpected failure')
  else request.log.debug({ code: error.code, why: error.message }, 'refused')
}

/** Whether a path of the table exists under another method. */
function notFound(request: FastifyRequest, reply: FastifyReply, now: Date): FastifyReply {
  const allowed = methodsOf(request.url.split('?', 1)[0] ?? '')
  if (allowed.length === 0) return sendFailure(reply, new AppError('NOT_FOUND'), now)
  reply.header('allow', allowed.join(', '))
  return sendFailure(reply, new AppError('METHOD_NOT_ALLOWED'), now)
}

const routes = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
}))

const methodsOf = (path: string): string[] => [
  ...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
]
