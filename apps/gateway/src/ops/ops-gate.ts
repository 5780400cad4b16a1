import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@boardwalk/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { isOwnRequest } from '../http/loopback.ts'

/** Operator endpoints (contract D11); each role has a separate secret. */
export const opsRoles = ['RISK', 'FINANCE', 'CONTENT'] as const
export type OpsRole = (typeof opsRoles)[number]
export type OpsSecrets = Readonly<Record<OpsRole, string>>

const bearer = /^Bearer +([\w-]{24,256})$/i

/**
 * Lets an operator of a role in; from this machine only, also behind a proxy that forwards strangers.
 * @throws AppError NOT_FOUND (from elsewhere), AUTH_REQUIRED
 */
export function authorizeOperator(secrets: OpsSecrets, role: OpsRole, request: FastifyRequest): void {
  if (!isOwnRequest(request)) throw new AppError('NOT_FOUND')
  const given = Buffer.from(bearer.exec(request.headers.authorization ?? '')?.[1] ?? '')
  const wanted = Buffer.from(secrets[role])
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new AppError('AUTH_REQUIRED', null, `the secret of ${role} is missing or wrong`)
}
