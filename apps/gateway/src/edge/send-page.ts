import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseCoding, hasVersion } from '../http/negotiation.ts'
import type { Page } from './page.ts'
import { documentHeaders, transportHeader } from './security-headers.ts'

export type Send = { page: Page; gameOrigin: string; cacheControl: string; status?: number }

/** Answers with a document, or with 304 when the browser has the very same one. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, send: Send): FastifyReply {
  const { page, gameOrigin, cacheControl, status = page.status } = send
  const encoding = chooseCoding(request, page)
  const etag = `"${page.etag}-${encoding}"`
  reply.headers({
    ...documentHeaders(gameOrigin),
    ...transportHeader(request.protocol),
    'Content-Security-Policy': page.policy,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding, Cookie, Save-Data',
    ETag: etag,
  })
  if (status === 200 && hasVersion(request, etag)) return reply.code(304).send()
  if (encoding !== 'plain') reply.header('Content-Encoding', encoding)
  return reply.code(status).type('text/html; charset=utf-8').send(page[encoding])
}
