import { createHash } from 'node:crypto'
import type { Caller, Endpoint, PublicCache, SharedBy } from '@boardwalk/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasVersion } from '../negotiation.ts'

/** The request header of each part of a shared answer's key. */
const headerOf: Record<SharedBy, string> = {
  merchant: 'X-Merchant',
  language: 'X-Language',
  session: 'Authorization',
}

/** Cache policy of an answer (contract E-6): as its row defines, and never for a personal answer. */
export const sharedCache = (row: Endpoint, caller: Caller | null): PublicCache | null =>
  caller === null ? (row.cache ?? null) : null

/** Sets the caching headers; true when the client has this very value and nothing need be sent. */
export function isUnchanged(cache: PublicCache, value: string, request: FastifyRequest, reply: FastifyReply): boolean {
  const tag = `"${createHash('sha1').update(value).digest('base64url')}"`
  reply.headers({ etag: tag, 'cache-control': `public, max-age=${cache.seconds}` })
  const vary = cache.by.map((part) => headerOf[part])
  if (vary.length > 0) reply.header('vary', vary.join(', '))
  return hasVersion(request, tag)
}
