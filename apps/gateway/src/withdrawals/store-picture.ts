import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@boardwalk/api-client/contract'
import sharp from 'sharp'
import { newId } from '../ids.ts'

export const maxPictureBytes = 5 * 1024 * 1024
/** Pixels of a side; a phone's camera makes fewer. */
const maxSide = 12_000
/** An upload that is not finished; one that a crash left is removed by housekeeping. */
export const partialSuffix = '.part'

export type StoredPicture = { id: string; contentType: 'image/png' | 'image/jpeg'; bytes: number; sha256: string }

/**
 * Writes a picture to a folder while it arrives, never more than the limit of it. What it is, its bytes say, not the
 * header. A refused or broken upload leaves no file.
 * @throws AppError PAYLOAD_TOO_LARGE, FILE_TYPE, FILE_DIMENSION
 */
export async function storePicture(folder: string, stream: Readable): Promise<StoredPicture> {
  const id = newId()
  const file = path.join(folder, id)
  const partial = `${file}${partialSuffix}`
  await mkdir(folder, { recursive: true })
  try {
    const counted = counter()
    await pipeline(stream, counted.through, createWriteStream(partial, { flags: 'wx', mode: 0o600 }))
    if (counted.bytes() > maxPictureBytes) throw new AppError('PAYLOAD_TOO_LARGE', { maxBytes: maxPictureBytes })
    const contentType = await typeOf(partial)
    await checkSize(partial)
    await rename(partial, file)
    return { id, contentType, bytes: counted.bytes(), sha256: counted.sha256() }
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Reads and drops the bytes beyond the limit: to break the connection off would lose the answer. */
function counter() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > maxPictureBytes) return done()
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { through, bytes: () => bytes, sha256: () => hash.digest('hex') }
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

async function typeOf(file: string): Promise<StoredPicture['contentType']> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(png.length) })
    if (buffer.equals(png)) return 'image/png'
    if (buffer.subarray(0, jpeg.length).equals(jpeg)) return 'image/jpeg'
  } finally {
    await handle.close()
  }
  throw new AppError('FILE_TYPE')
}

async function checkSize(file: string): Promise<void> {
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => {
      throw new AppError('FILE_TYPE')
    })
  if (width > maxSide || height > maxSide) throw new AppError('FILE_DIMENSION', { max: maxSide })
}
