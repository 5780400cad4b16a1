import { type CameraData, readExif, readXmp, worse } from './exif.ts'
import type { Header } from './header.ts'
import type { Reader } from './reader.ts'

/** Markers of a frame header, which contains the picture's size. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
const scan = 0xda
const app1 = 0xe1

/** A JPEG is a row of segments, each behind a mark, until the scan begins. */
export function jpegFacts(file: Reader): Header | null {
  let camera: CameraData = 'none'
  let orientation = 1
  let size: { width: number; height: number } | null = null
  let at = 2
  for (; file.byte(at) === 0xff && file.byte(at + 1) !== scan; at += 2 + Math.max(2, file.u16(at + 2))) {
    const mark = file.byte(at + 1)
    if (isFrame(mark)) size = { width: file.u16(at + 7), height: file.u16(at + 5) }
    if (mark !== app1) continue
    const end = at + 2 + file.u16(at + 2)
    const isExif = file.text(at + 4, 4) === 'Exif'
    const exif = isExif ? readExif(file.part(at + 10, end)) : null
    orientation = exif?.orientation ?? orientation
    camera = worse(camera, exif?.camera ?? readXmp(file.text(at + 4, end - at - 4)))
  }
  if (size === null) return null
  // From 5 on the camera was held upright.
  const { width, height } = orientation >= 5 ? { width: size.height, height: size.width } : size
  return { width, height, isAnimated: false, isWhole: hasEnd(file, at), camera, isTurned: orientation > 1 }
}

/** A phone may write more behind the end. */
function hasEnd(file: Reader, from: number): boolean {
  for (let at = file.length - 2; at > from; at -= 1)
    if (file.byte(at) === 0xff && file.byte(at + 1) === 0xd9) return true
  return false
}
