import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Codings, chooseCoding, hasVersion } from '../http/negotiation.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

const types = { svg: 'image/svg+xml; charset=utf-8', webp: 'image/webp', avif: 'image/avif' } as const

/** A picture with its validator; a drawing also in its compressed forms, pixels are compressed already. */
export type Picture = Codings & { type: keyof typeof types; etag: string }

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

const forGood = 'public, max-age=31536000, immutable'

/** A drawn picture never changes under its address. The policy forbids scripts when it is opened as a page. */
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
  if (hasVersion(request, picture.etag)) return reply.code(304).send()
  const encoding = chooseCoding(request, picture)
  if (encoding !== 'plain') reply.header('Content-Encoding', encoding)
  return reply.send(picture[encoding])
}
