import { AppError } from '@boardwalk/api-client/contract'
import type { FastifyReply } from 'fastify'
import { and, eq, notLike } from '../db/orm.ts'
import { withdrawalProofs } from '../db/schema/withdrawal.ts'
import type { Deps } from '../deps.ts'
import { readContent } from './proofs.ts'

/**
 * Shows an operator a picture that a player sent. A payment slip is shown only as the slip of its deposit, because its
 * reading is audited. @throws AppError NOT_FOUND
 */
export async function sendProof(deps: Deps, id: string, reply: FastifyReply, deposit?: string): Promise<FastifyReply> {
  const isShown = deposit ? eq(withdrawalProofs.refNo, deposit) : notLike(withdrawalProofs.refNo, 'DP%')
  const [proof] = await deps.db
    .select()
    .from(withdrawalProofs)
    .where(and(eq(withdrawalProofs.id, id), isShown))
  const content = proof && (await readContent(deps, proof.id))
  if (!content) throw new AppError('NOT_FOUND')
  return reply
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type(proof.contentType)
    .send(content)
}
