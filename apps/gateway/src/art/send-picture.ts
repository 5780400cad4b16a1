import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

const types = { svg: 'image/svg+xml; charset=utf-8', webp: 'image/webp', avif: 'image/avif' } as const

/** A picture with its validator; a drawing also in its compressed forms, pixels are compressed already. */
export type Picture = { type: keyof typeof types; plain: Buffer; br?: Buffer; gzip?: Buffer; etag: string }

export async function pack(svg: string): Promise<Picture> {
  const plain = Buffer.from(svg)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
  const [br, zipped] = await Promise.all([toBrotli(plain, quality), toGzip(plain)])
  return { type: 'svg', plain, br, gzip: zipped, etag: etagOf(plain) }
}

export const packPixels = (plain: Buffer, type: 'webp' | 'avif' = 'webp'): Picture => ({
  type,
  plain,
  etag: etagOf(plain),
})

const etagOf = (plain: Buffer) => `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`

function encodingFor(accepts: string, { br, gzip }: Picture): 'br' | 'gzip' | 'plain' {
  if (br && /\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepts)) return 'br'
  return gzip && /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepts) ? 'gzip' : 'plain'
}

const forGood = 'public, max-age=31536000, immutable'

/** A drawn picture never changes under its address, and may run nothing even when somebody opens it as a page. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Picture,
  caching = forGood,
): FastifyReply {
  reply.headers({
    'Cache-Control': caching,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Content-Type': types[picture.type],
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: picture.etag,
    ...(picture.br && { Vary: 'Accept-Encoding' }),
    'X-Content-Type-Options': 'nosniff',
  })
  const seen = request.headers['if-none-match'] ?? ''
  if (seen === '*' || seen.split(',').some((tag) => tag.trim().replace(/^W\//, '') === picture.etag))
    return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '', picture)
  if (encoding !== 'plain') reply.header('Content-Encoding', encoding)
  return reply.send(picture[encoding])
}
