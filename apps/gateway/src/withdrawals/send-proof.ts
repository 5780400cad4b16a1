import { AppError } from '@boardwalk/api-client/contract'
import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { withdrawalProofs } from '../db/schema/withdrawal.ts'
import type { Deps } from '../deps.ts'
import { readContent } from './proofs.ts'

/** Shows an operator a picture that a player sent. @throws AppError NOT_FOUND */
export async function sendProof(deps: Deps, id: string, reply: FastifyReply): Promise<FastifyReply> {
  const [proof] = await deps.db.select().from(withdrawalProofs).where(eq(withdrawalProofs.id, id))
  const content = proof && (await readContent(deps, proof.id))
  if (!content) throw new AppError('NOT_FOUND')
  return reply
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type(proof.contentType)
    .send(content)
}
