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
 * Lets an operator of one of the roles in, and returns the role; from this machine only, also behind a proxy that
 * forwards strangers.
 * @throws AppError NOT_FOUND (from elsewhere), AUTH_REQUIRED
 */
export function authorizeOperator(secrets: OpsSecrets, roles: readonly OpsRole[], request: FastifyRequest): OpsRole {
  if (!isOwnRequest(request)) throw new AppError('NOT_FOUND')
  const given = Buffer.from(bearer.exec(request.headers.authorization ?? '')?.[1] ?? '')
  const role = roles.find((name) => isSecret(given, Buffer.from(secrets[name])))
  if (!role) throw new AppError('AUTH_REQUIRED', null, `the secret of ${roles.join(' or ')} is missing or wrong`)
  return role
}

const isSecret = (given: Buffer, wanted: Buffer) => given.length === wanted.length && timingSafeEqual(given, wanted)
