import type { CameraData } from './exif.ts'
import type { Header } from './header.ts'
import type { Reader } from './reader.ts'

/** The header of an AVIF is a tree of boxes; it is small, and its content follows. */
const mostHeader = 64_000

/**
 * Sizes are in boxes named `ispe`, one per tile and one for the whole. Camera data is listed as an item named `Exif` or
 * as XML.
 */
export function avifFacts(file: Reader): Header | null {
  const header = file.text(0, mostHeader)
  const boxes = [...header.matchAll(/ispe/g)].map(({ index }) => ({
    width: file.u32(index + 8),
    height: file.u32(index + 12),
  }))
  const [largest] = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)
  if (largest === undefined) return null
  const isAnimated = file.text(8, 4) === 'avis' || header.slice(0, file.u32(0)).includes('avis')
  return { ...largest, isAnimated, isWhole: hasEnd(file), camera: cameraIn(header), isTurned: false }
}

const cameraIn = (header: string): CameraData =>
  /infe.{8}Exif|application\/rdf\+xml/s.test(header) ? 'camera' : 'none'

/** Walks the boxes: one without a length reaches to the end of the file. */
function hasEnd(file: Reader): boolean {
  let at = 0
  while (at < file.length && file.u32(at) >= 8) at += file.u32(at)
  return at === file.length || (at < file.length && file.u32(at) === 0)
}
