import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import fresh from 'fresh'

/** One body in several codings, the smallest first; `plain` always exists. */
export type Codings = { br?: Buffer; gzip?: Buffer; plain: Buffer }
type Coding = keyof Codings

/** The coding that the client takes and prefers. */
export function chooseCoding({ headers }: FastifyRequest, { br, gzip }: Codings): Coding {
  const offered = [...(br ? ['br'] : []), ...(gzip ? ['gzip'] : [])]
  return (negotiate(headers['accept-encoding'] ?? '', offered) as Coding | null) ?? 'plain'
}

/**
 * True when the client has this version already, so 304 suffices. A proxy that compresses marks the tag as weak; for a
 * read that is as good (RFC 9110, 13.1.2). A reload that bypasses caches gets the whole answer.
 */
export const hasVersion = ({ headers }: FastifyRequest, etag: string): boolean => fresh(headers, { etag })
