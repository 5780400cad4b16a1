import sharp from 'sharp'
import { type Picture, packPixels } from './send-picture.ts'

// Pictures are cached by the caller, so sharp's own cache is off.
sharp.cache(false)

/** As wide as two and a half device pixels of a phone's card. */
const width = 300

/**
 * A drawing as pixels. A browser opens a whole document on the page's own thread for each SVG picture, 7 ms of a fast
 * machine; pixels are decoded beside it. They cost 7 kB where the drawing costs 1.
 */
export async function toPixels(svg: string): Promise<Picture> {
  const pixels = await sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 70 }).toBuffer()
  return packPixels(pixels)
}
