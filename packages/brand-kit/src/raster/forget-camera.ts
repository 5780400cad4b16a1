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

/** Rotates the picture as it is shown and removes the camera's data; null when there is none. */
export async function withoutCamera(bytes: Uint8Array): Promise<Buffer | null> {
  const facts = pictureFacts(bytes)
  if (facts === null || facts.camera === 'none' || facts.width * facts.height > maxPixels) return null
  const picture = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient().keepIccProfile()
  return picture[formats[facts.kind]]({ quality: 92 }).toBuffer()
}

/** Removes the camera's data from a brand's banners; returns the written files. */
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
