import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from './page.ts'
import { documentHeaders, transportHeader } from './security-headers.ts'

type Encoding = 'br' | 'gzip' | 'plain'

/** The smallest form that the browser takes. */
function chooseEncoding(accepts = ''): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepts)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepts) ? 'gzip' : 'plain'
}

export type Send = { page: Page; gameOrigin: string; cacheControl: string; status?: number }

/** Answers with a document, or with 304 when the browser holds the very same one. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, send: Send): FastifyReply {
  const { page, gameOrigin, cacheControl, status = page.status } = send
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  reply.headers({
    ...documentHeaders(gameOrigin),
    ...transportHeader(request.protocol),
    'Content-Security-Policy': page.policy,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding, Cookie, Save-Data',
    ETag: etag,
  })
  if (status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
  if (encoding !== 'plain') reply.header('Content-Encoding', encoding)
  return reply.code(status).type('text/html; charset=utf-8').send(page[encoding])
}
