import { AppError, isAppError } from '@boardwalk/api-client/contract'

const maxBytes = 64 * 1024

/** Fastify's own refusals, by its error codes. */
const frameworkCodes: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('PAYLOAD_TOO_LARGE', { maxBytes }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError('UNSUPPORTED_MEDIA'),
  FST_ERR_ROUTE_METHOD_NOT_SUPPORTED: () => new AppError('METHOD_NOT_ALLOWED'),
}

/** PostgreSQL's states that mean "not now": locks, deadlocks, timeouts, too many connections. */
const busyStates = new Set(['40001', '40P01', '55P03', '57014', '53300'])
/** Connections that broke, were cut at their deadline, or could not be opened. */
const awayCodes = /^(57P0|08|ECONN|EPIPE|DEADLINE)/
const awayTexts = /Connection terminated|Client has encountered a connection error|Client was closed/
const busy = () => new AppError('OVERLOADED', { retryAfter: 1 })
const away = () => new AppError('DB_UNAVAILABLE', { retryAfter: 2 })

/** Turns anything thrown into a coded error. Unknown errors become INTERNAL and keep their cause for the log. */
export function toAppError(error: unknown): AppError {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (isAppError(cause)) return cause
    const known = fromDatabase(cause) ?? fromFramework(cause)
    if (known) return known
  }
  return new AppError('INTERNAL', null, 'unexpected', { cause: error })
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

function fromFramework(error: Error): AppError | null {
  const make = frameworkCodes[codeOf(error)]
  if (make) return make()
  const status = 'statusCode' in error ? error.statusCode : 0
  if (typeof status !== 'number' || status < 400 || status >= 500) return null
  return new AppError('BAD_REQUEST', null, error.message)
}

function fromDatabase(error: Error): AppError | null {
  const code = codeOf(error)
  if (busyStates.has(code)) return busy()
  if (awayCodes.test(code) || awayTexts.test(error.message)) return away()
  // The pool's queue was too slow (contract I1).
  if (/timeout exceeded when trying to connect/.test(error.message)) return busy()
  return null
}
