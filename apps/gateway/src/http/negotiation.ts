import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import fresh from 'fresh'

/** One body in several codings, the smallest first; `plain` always exists. */
export type Codings = { br?: Buffer; gzip?: Buffer; plain: Buffer }
type Coding = keyof Codings

/** One of these codings, which the client takes and prefers. */
export const preferredCoding = <C extends Coding>({ headers }: FastifyRequest, offered: readonly C[]): C | 'plain' =>
  (negotiate(headers['accept-encoding'] ?? '', [...offered]) as C | null) ?? 'plain'

/** The coding of this body that the client takes and prefers. */
export function chooseCoding(request: FastifyRequest, { br, gzip }: Codings): Coding {
  return preferredCoding(request, [...(br ? ['br' as const] : []), ...(gzip ? ['gzip' as const] : [])])
}

/**
 * True when the client has this version already, so 304 suffices. A proxy that compresses marks the tag as weak; for a
 * read that is as good (RFC 9110, 13.1.2). A reload that bypasses caches gets the whole answer.
 */
export const hasVersion = ({ headers }: FastifyRequest, etag: string): boolean => fresh(headers, { etag })
