import { type CameraData, type Exif, readExif, readXmp, worse } from './exif.ts'
import type { Header } from './header.ts'
import type { Reader } from './reader.ts'

type Size = { width: number; height: number }
const u24 = (file: Reader, at: number) => file.u16(at, true) + 65_536 * file.byte(at + 2)

/** How large the picture is, by the first part: plain, lossless, or with a header of its own. */
const sizes: Record<string, (part: Reader) => Size> = {
  'VP8 ': (part) => ({ width: part.u16(6, true) % 16_384, height: part.u16(8, true) % 16_384 }),
  VP8L: (part) => {
    const bits = part.u32(1, true)
    return { width: (bits % 16_384) + 1, height: (Math.floor(bits / 16_384) % 16_384) + 1 }
  },
  VP8X: (part) => ({ width: u24(part, 4) + 1, height: u24(part, 7) + 1 }),
}

export function webpFacts(file: Reader): Header | null {
  const size = sizes[file.text(12, 4)]?.(file.part(20, file.length))
  if (size === undefined) return null
  let camera: CameraData = 'none'
  let exif: Exif | null = null
  let isAnimated = false
  for (let at = 12; at + 8 <= file.length; at += 8 + file.u32(at + 4, true) + (file.u32(at + 4, true) % 2)) {
    const name = file.text(at, 4)
    const content = file.part(at + 8, at + 8 + file.u32(at + 4, true))
    if (name === 'ANIM' || name === 'ANMF') isAnimated = true
    // Some programs put the six letters of JPEG's segment in front.
    if (name === 'EXIF') exif = readExif(content.text(0, 4) === 'Exif' ? content.part(6, content.length) : content)
    if (name === 'XMP ') camera = worse(camera, readXmp(content.text(0, 65_000)))
  }
  const isWhole = 8 + file.u32(4, true) <= file.length
  const isTurned = (exif?.orientation ?? 1) > 1
  return { ...size, isAnimated, isWhole, camera: worse(camera, exif?.camera ?? 'none'), isTurned }
}
