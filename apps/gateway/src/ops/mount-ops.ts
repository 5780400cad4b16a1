import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { readFacts } from '../http/endpoints/facts.ts'
import { requireIdempotencyKey } from '../http/endpoints/idempotency-key.ts'
import { replyHeaders } from '../http/endpoints/reply-headers.ts'
import { withIdempotency } from '../idempotency/with-idempotency.ts'
import { audit } from '../security/audit.ts'
import { endAllSessions } from '../session/start-session.ts'
import { answerOperator, parse, type Run } from './answer-operator.ts'
import type { OpsRole } from './ops-gate.ts'
import { exclude, findMember, lift, merchantOfMember, protectionOf, setLimit } from './protection.ts'
import { Exclude, FindMember, Lift, Member, SetLimit } from './protection-input.ts'

type Write<S extends v.GenericSchema> = {
  action: string
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body: S
  run(tx: Tx, memberId: string, body: v.InferOutput<S>, role: OpsRole): Promise<void>
}
const write = <S extends v.GenericSchema>(row: Write<S>) => row

/** What operators of RISK may do to a member; every one is audited and takes an `Idempotency-Key`. */
const writes = [
  write({ action: 'ops.limit', method: 'PUT', path: 'limits', body: SetLimit, run: setLimit }),
  write({ action: 'ops.exclude', method: 'POST', path: 'exclusions', body: Exclude, run: exclude }),
  write({ action: 'ops.lift', method: 'DELETE', path: 'exclusions', body: Lift, run: lift }),
  write({ action: 'ops.endSessions', method: 'POST', path: 'endSessions', body: Lift, run: endAllSessions }),
]

/** The operators' API as far as play protection needs it (contract D11): loopback, a secret per role, the envelope of A1. */
export function mountOps(app: FastifyInstance, deps: Deps): void {
  const guarded = (run: Run) => answerOperator(deps, 'RISK', run)
  app.get(
    '/ops/members',
    guarded(async ({ query }) => await findMember(deps.db, parse(FindMember, query))),
  )
  app.get(
    '/ops/members/:id/protection',
    guarded(async ({ params }) => {
      const { id } = parse(Member, params)
      await merchantOfMember(deps.db, id)
      return await protectionOf(deps.db, id)
    }),
  )
  for (const row of writes)
    app.route({
      method: row.method,
      url: `/ops/members/:id/${row.path}`,
      handler: guarded((request, reply) => change(deps, row as Write<v.GenericSchema>, request, reply)),
    })
}

async function change(deps: Deps, row: Write<v.GenericSchema>, request: FastifyRequest, reply: FastifyReply) {
  const { id } = parse(Member, request.params)
  const body = parse(row.body, request.body)
  const idempotencyKey = requireIdempotencyKey(request)
  const merchant = await merchantOfMember(deps.db, id)
  const facts = { ...readFacts(deps, request), idempotencyKey }
  const asked = { row: { method: row.method, path: request.url }, input: body, caller: operator, request: facts }
  const value = await withIdempotency(deps.db, asked, async (tx) => {
    await row.run(tx, id, body, 'RISK')
    const { ip, traceId } = facts
    await audit(tx, {
      merchant,
      memberId: id,
      action: row.action,
      succeeded: true,
      ip,
      traceId,
      detail: { ...(body as object) },
    })
    return await protectionOf(tx, id)
  })
  reply.headers(replyHeaders(facts) ?? {})
  return value
}

/** Keys of operators never meet a member's. */
const operator = { merchant: 'ops', memberId: 'RISK' }
