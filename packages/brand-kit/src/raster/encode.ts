import sharp from 'sharp'
import { type BannerWidth, bannerBudget, lowestQuality, maxPixels } from '../picture/names.ts'

/** Kinds that are sent: the small one where a browser reads it, and one that every browser reads. */
export const sentKinds = ['avif', 'webp'] as const
export type SentKind = (typeof sentKinds)[number]

/** From the best quality to the lowest that still looks like the picture. */
const qualities: Record<SentKind, readonly number[]> = { avif: [55, 45, 35], webp: [80, 65, 50, 40, 30, lowestQuality] }

/** A picture of a brand is untrusted: it must not unpack without end, and a half one is none. */
const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })

/**
 * A banner in one width and kind, at the best quality that keeps to the budget, else at the lowest. Rotates it by the
 * camera's orientation, and removes the camera's data.
 */
export async function encodeBanner(bytes: Uint8Array, width: BannerWidth, kind: SentKind): Promise<Buffer> {
  const pixels = open(bytes).autoOrient().toColourspace('srgb').resize({ width, withoutEnlargement: true })
  let encoded = Buffer.alloc(0)
  for (const quality of qualities[kind]) {
    encoded = await pixels.clone()[kind]({ quality, effort: 4 }).toBuffer()
    if (encoded.length <= bannerBudget) break
  }
  return encoded
}

/** Reason why a file cannot be unpacked to its end; null when it can. */
export async function brokenBecause(bytes: Uint8Array): Promise<string | null> {
  try {
    await open(bytes).stats()
    return null
  } catch (error) {
    return `a broken file: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`
  }
}
