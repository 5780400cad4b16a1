import type { Reader } from './reader.ts'

/** Data that a camera wrote beside the picture; `place`: where it was taken. */
export type CameraData = 'none' | 'camera' | 'place'

export type Exif = { camera: CameraData; orientation: number }

const orientationTag = 0x0112
const placeTag = 0x8825

/** Reads the first directory of EXIF data, which begins with the order of its bytes. */
export function readExif(data: Reader): Exif {
  const isLittle = data.text(0, 2) === 'II'
  const start = data.u32(4, isLittle)
  const count = Math.min(data.u16(start, isLittle), 500)
  const tags = new Map(
    Array.from({ length: count }, (_, index) => {
      const at = start + 2 + 12 * index
      return [data.u16(at, isLittle), data.u16(at + 8, isLittle)] as const
    }),
  )
  return { camera: tags.has(placeTag) ? 'place' : 'camera', orientation: tags.get(orientationTag) ?? 1 }
}

/** The same in Adobe's XML. */
export const readXmp = (text: string): CameraData => (/GPSL(?:atitude|ongitude)/.test(text) ? 'place' : 'camera')

const order = ['none', 'camera', 'place'] as const
export const worse = (a: CameraData, b: CameraData): CameraData => (order.indexOf(a) > order.indexOf(b) ? a : b)
