import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '@boardwalk/api-client/contract'
import { Semaphore } from 'async-mutex'
import sharp from 'sharp'

export const maxPictureBytes = 5 * 1024 * 1024
/** Pixels of a whole picture; decoding one takes at most 100 MB. */
export const maxPixels = 25_000_000
/** Pictures that a process decodes at once. */
const decoding = new Semaphore(2)

export type Picture = { contentType: 'image/png' | 'image/jpeg'; bytes: number; sha256: string; content: Buffer }

/**
 * Reads a picture up to the limit and writes it again from its pixels, without hidden data and the place where it was
 * taken. Its type comes from its bytes, not from the header. `sha256` is of the bytes that were sent.
 * @throws AppError PAYLOAD_TOO_LARGE, FILE_TYPE, FILE_DIMENSION
 */
export async function readPicture(stream: Readable): Promise<Picture> {
  const sent = await readAll(stream)
  const contentType = typeOf(sent)
  const content = await decoding.runExclusive(() => redraw(sent, contentType))
  return { contentType, bytes: content.length, sha256: createHash('sha256').update(sent).digest('hex'), content }
}

/** Reads and drops the bytes beyond the limit: to break the connection off would lose the answer. */
async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxPictureBytes) chunks.length = 0
    else chunks.push(chunk)
  }
  if (bytes > maxPictureBytes) throw new AppError('PAYLOAD_TOO_LARGE', { maxBytes: maxPictureBytes })
  return Buffer.concat(chunks)
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])
const startsWith = (bytes: Buffer, head: Buffer) => bytes.subarray(0, head.length).equals(head)

function typeOf(bytes: Buffer): Picture['contentType'] {
  if (startsWith(bytes, png)) return 'image/png'
  if (startsWith(bytes, jpeg)) return 'image/jpeg'
  throw new AppError('FILE_TYPE')
}

/** The size is checked before a pixel is decoded, so that a small file cannot become a large one in memory. */
async function redraw(sent: Buffer, contentType: Picture['contentType']): Promise<Buffer> {
  const { width, height } = await readable(sharp(sent, { limitInputPixels: false }).metadata())
  if (width * height > maxPixels) throw new AppError('FILE_DIMENSION', { max: maxPixels })
  // Rotates first, because the camera's note on orientation is removed with its other notes.
  const picture = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' }).rotate()
  return await readable((contentType === 'image/png' ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer())
}

const readable = <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => {
    throw new AppError('FILE_TYPE')
  })
