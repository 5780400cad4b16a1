import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { readFacts } from '../http/endpoints/facts.ts'
import { requireIdempotencyKey } from '../http/endpoints/idempotency-key.ts'
import { replyHeaders } from '../http/endpoints/reply-headers.ts'
import { withIdempotency } from '../idempotency/with-idempotency.ts'
import { audit } from '../security/audit.ts'
import type { OpsRole } from './ops-gate.ts'

type Act = { role: OpsRole; action: string; input: object }
/** The account that the write concerns, for the audit, null for a whole site; and the response. */
type Done<V> = { merchant: string; memberId: string | null; detail: Record<string, unknown>; value: V }

/**
 * Runs an operator's write once per `Idempotency-Key`; its audit row is written in the same transaction.
 * @throws AppError when the key is missing or belongs to another request
 */
export async function actOnce<V extends object>(
  deps: Deps,
  [request, reply]: [FastifyRequest, FastifyReply],
  { role, action, input }: Act,
  run: (tx: Tx) => Promise<Done<V>>,
): Promise<V> {
  const facts = { ...readFacts(deps, request), idempotencyKey: requireIdempotencyKey(request) }
  // Keys of operators never collide with a member's.
  const caller = { merchant: 'ops', memberId: role }
  const asked = { row: { method: request.method, path: request.url }, input, caller, request: facts }
  const value = await withIdempotency(deps.db, asked, async (tx) => {
    const { merchant, memberId, detail, value } = await run(tx)
    const { ip, traceId } = facts
    await audit(tx, { merchant, memberId, action, succeeded: true, ip, traceId, detail })
    return value
  })
  reply.headers(replyHeaders(facts) ?? {})
  return value
}
