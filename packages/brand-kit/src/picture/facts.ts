import { avifFacts } from './avif.ts'
import type { Header, PictureFacts, PictureKind } from './header.ts'
import { jpegFacts } from './jpeg.ts'
import { pngFacts } from './png.ts'
import { type Reader, readerOf } from './reader.ts'
import { webpFacts } from './webp.ts'

const kinds: readonly [kind: PictureKind, isOf: (file: Reader) => boolean, read: (file: Reader) => Header | null][] = [
  ['PNG', (file) => file.text(0, 8) === '\x89PNG\r\n\x1a\n', pngFacts],
  ['JPEG', (file) => file.text(0, 3) === '\xff\xd8\xff', jpegFacts],
  ['WebP', (file) => file.text(0, 4) === 'RIFF' && file.text(8, 4) === 'WEBP', webpFacts],
  ['AVIF', (file) => file.text(4, 4) === 'ftyp' && /avi[fs]/.test(file.text(8, file.u32(0) - 8)), avifFacts],
]

/** Null for everything that is none of the four kinds, or whose header cannot be read. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const file = readerOf(bytes)
  const [kind, , read] = kinds.find(([, isOf]) => isOf(file)) ?? []
  const header = read?.(file) ?? null
  return kind === undefined || header === null || header.width < 1 || header.height < 1 ? null : { kind, ...header }
}
