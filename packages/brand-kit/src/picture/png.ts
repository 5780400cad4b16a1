import { type CameraData, readExif, readXmp, worse } from './exif.ts'
import type { Header } from './header.ts'
import type { Reader } from './reader.ts'

/** A PNG is a row of parts: length, name, content, checksum. */
export function pngFacts(file: Reader): Header | null {
  if (file.text(12, 4) !== 'IHDR') return null
  let camera: CameraData = 'none'
  let orientation = 1
  let isAnimated = false
  let isWhole = false
  for (let at = 8; at + 8 <= file.length; at += 12 + file.u32(at)) {
    const name = file.text(at + 4, 4)
    const content = file.part(at + 8, at + 8 + file.u32(at))
    if (name === 'IEND') isWhole = at + 12 <= file.length
    if (name === 'acTL') isAnimated = true
    if (name === 'eXIf') {
      const exif = readExif(content)
      camera = worse(camera, exif.camera)
      orientation = exif.orientation
    }
    if (name === 'iTXt' && content.text(0, 17) === 'XML:com.adobe.xmp')
      camera = worse(camera, readXmp(content.text(0, 65_000)))
  }
  return { width: file.u32(16), height: file.u32(20), isAnimated, isWhole, camera, isTurned: orientation > 1 }
}
