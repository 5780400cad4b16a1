import { AppError, type Endpoint } from '@boardwalk/api-client/contract'
import type { FastifyRequest } from 'fastify'

const shape = /^[A-Za-z0-9_-]{16,64}$/

/** The key of a row with flag I (contract A3); the write itself claims it in its own transaction. */
export const readIdempotencyKey = (row: Endpoint, request: FastifyRequest): string | undefined =>
  row.idempotent ? requireIdempotencyKey(request) : undefined

/** @throws AppError IDEMPOTENCY_KEY_REQUIRED, BAD_REQUEST (malformed) */
export function requireIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (key === undefined) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
  if (typeof key !== 'string' || !shape.test(key)) throw new AppError('BAD_REQUEST', null, 'malformed Idempotency-Key')
  return key
}
