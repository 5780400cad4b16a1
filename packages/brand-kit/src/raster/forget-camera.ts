import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureFacts } from '../picture/facts.ts'
import type { PictureKind } from '../picture/header.ts'
import { maxPixels } from '../picture/names.ts'
import { sourcesIn } from './sized.ts'

const formats: Record<PictureKind, 'png' | 'jpeg' | 'webp' | 'avif'> = {
  PNG: 'png',
  JPEG: 'jpeg',
  WebP: 'webp',
  AVIF: 'avif',
}

/** The same picture, turned the way it is shown, without what the camera wrote; null when there is nothing to forget. */
export async function withoutCamera(bytes: Uint8Array): Promise<Buffer | null> {
  const facts = pictureFacts(bytes)
  if (facts === null || facts.camera === 'none' || facts.width * facts.height > maxPixels) return null
  const picture = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient().keepIccProfile()
  return picture[formats[facts.kind]]({ quality: 92 }).toBuffer()
}

/** Takes the camera's data out of a brand's banners; answers the files that it wrote. */
export async function forgetCamera(folder: string): Promise<string[]> {
  const written: string[] = []
  for (const name of sourcesIn(folder)) {
    const file = join(folder, 'assets', name)
    const clean = await withoutCamera(readFileSync(file))
    if (clean === null) continue
    writeFileSync(file, clean)
    written.push(name)
  }
  return written
}
