import { AppError } from '@boardwalk/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { faultyFields } from '../http/endpoints/read-input.ts'
import { sendFailure, successBody } from '../http/envelope.ts'
import { apiHeaders } from '../http/headers.ts'
import { toAppError } from '../http/to-app-error.ts'
import { authorizeOperator, type OpsRole } from './ops-gate.ts'

export type Run = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
export type RunAs = (request: FastifyRequest, reply: FastifyReply, role: OpsRole) => Promise<unknown>

/** A route for operators of a role: loopback, the role's secret, the envelope of contract A1. */
export const answerOperator = (deps: Deps, role: OpsRole, run: Run) => answerOperators(deps, [role], run)

/** The same for operators of several roles; `run` learns which of them asks. */
export const answerOperators =
  (deps: Deps, roles: readonly OpsRole[], run: RunAs) => async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const role = authorizeOperator(deps.config.opsSecrets, roles, request)
      const value = await run(request, reply, role)
      reply.headers({ ...apiHeaders, 'cache-control': 'no-store' })
      return await reply.send(successBody(JSON.stringify(value), request.id, deps.clock()))
    } catch (error) {
      const known = toAppError(error)
      if (known.code === 'INTERNAL')
        deps.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'an operator was not answered')
      return sendFailure(reply, known, deps.clock(), reasonFor(known))
    }
  }

/** Operators read the reason itself, which names the field; faults of the gateway stay in the log. */
const reasonFor = ({ code, message }: AppError) => (code === 'INTERNAL' || message === code ? undefined : message)

const faultOf = (issue: v.BaseIssue<unknown>) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': ')

/** @throws AppError VALIDATION_FAILED with each fault */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (!result.success) {
    const faults = result.issues.slice(0, 20).map(faultOf).join('; ')
    throw new AppError('VALIDATION_FAILED', { fields: faultyFields(result.issues) }, faults)
  }
  return result.output
}
