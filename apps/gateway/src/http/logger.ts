import type { FastifyRequest } from 'fastify'
import { type DestinationStream, destination, type Logger, type LoggerOptions, pino } from 'pino'
import { openSampler } from './sample.ts'

/** The only fields of a request that are logged: no header, no body, no query (reliability rules 6.1). */
export const logSerializers = {
  req: (request: FastifyRequest) => ({
    id: request.id,
    method: request.method,
    path: request.url.split('?', 1)[0],
    ip: request.ip,
    host: request.hostname,
  }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  err: (error: unknown) => readableError(error),
}

/** Text and place of an error. Its other properties may hold parameters of a statement, so they stay out. */
function readableError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error }
  const code = 'code' in error ? { code: error.code } : {}
  const constraint = 'constraint' in error ? { constraint: error.constraint } : {}
  const cause = error.cause && depth < 3 ? { cause: readableError(error.cause, depth + 1) } : {}
  // Drizzle writes a statement's parameters into its message; the statement alone is enough.
  const message = error.message.split('\nparams:', 1)[0]
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  return { type: error.name, message, ...code, ...constraint, stack, ...cause }
}

const warn = 40

/** Warnings and errors that repeat are sampled. */
export function createLogger(level: string, to: DestinationStream = destination(1)): Logger {
  const sample = openSampler()
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: logSerializers,
    hooks: {
      logMethod(parts, method, number) {
        const [facts, message] = parts as unknown[]
        if (number < warn || typeof facts !== 'object' || facts === null || typeof message !== 'string')
          return method.apply(this, parts)
        sample(facts, message, (...sampled) => method.apply(this, sampled))
      },
    },
  }
  return pino(options, to)
}
