import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { RenderOutput } from '@boardwalk/api-client/contract'
import type { Codings } from '../http/negotiation.ts'

/** The highest level takes some 120 ms, once per renewal, and keeps home in the first round trip. */
const dense = constants.BROTLI_MAX_QUALITY
/** A page of one game or one search is rarely requested twice; compression must not cost more than its render. */
const quick = 5

/** A document in the three served codings, and the input of its headers. */
export type Packed = Omit<RenderOutput, 'html'> & Required<Codings> & { etag: string }

/** Blocks its thread; `isShared` pages are requested often enough to be compressed as far as possible. */
export function packPage({ html, ...facts }: RenderOutput, isShared: boolean): Packed {
  const plain = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: isShared ? dense : quick }
  return {
    ...facts,
    plain,
    br: brotliCompressSync(plain, { params }),
    gzip: gzipSync(plain),
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  }
}
