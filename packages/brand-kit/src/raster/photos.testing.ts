import sharp, { type Sharp } from 'sharp'
import { random } from '../art/random.ts'

/** A calm picture, such as a photograph of the sky: it changes slowly and has no two equal corners. */
export function calmPhoto(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#123a6b"/><stop offset="1" stop-color="#f2b45a"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/><circle cx="30%" cy="40%" r="20%" fill="#fdf3d8"/></svg>`
  return sharp(Buffer.from(svg))
}

/** A picture that no encoder can make small. */
export function noisyPhoto(width: number, height: number): Sharp {
  const { next } = random('noise')
  const pixels = Buffer.from(Uint8Array.from({ length: width * height * 3 }, () => Math.floor(next() * 256)))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Data that a phone writes beside a picture. */
export const place = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' } }
