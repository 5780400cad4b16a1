import { dangerIn } from './svg-danger.ts'

/** The size of a picture file in pixels, or the reason why it cannot be read. */
export type ImageSize = { width: number; height: number } | { mistake: string }

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Size of an SVG (width and height, else its viewBox) or of a PNG (from its header). */
export const imageSize = (name: string, bytes: Uint8Array): ImageSize =>
  name.endsWith('.svg') ? svgSize(new TextDecoder().decode(bytes)) : pngSize(bytes)

function pngSize(bytes: Uint8Array): ImageSize {
  if (bytes.length < 33 || pngSignature.some((byte, index) => bytes[index] !== byte)) return { mistake: 'no PNG' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (new TextDecoder().decode(bytes.subarray(12, 16)) !== 'IHDR') return { mistake: 'a PNG without a header' }
  // A file that was cut off shows as a broken picture.
  const end = new TextDecoder('latin1').decode(bytes.subarray(-12))
  if (!end.includes('IEND')) return { mistake: 'a PNG without its end' }
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function svgSize(text: string): ImageSize {
  const [, attributes] = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg\b([^>]*)>/.exec(text) ?? []
  if (attributes === undefined) return { mistake: 'no SVG' }
  if (!/(?:<\/svg>|\/>)\s*$/.test(text)) return { mistake: 'an SVG without its end' }
  const danger = dangerIn(text)
  if (danger !== null) return { mistake: danger }
  const [width, height] = [length(attributes, 'width'), length(attributes, 'height')]
  if (width !== null && height !== null) return { width, height }
  const [, , boxWidth, boxHeight] = (attribute(attributes, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (boxWidth && boxHeight) return { width: boxWidth, height: boxHeight }
  return { mistake: 'an SVG without a size' }
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(attributes)?.[2]

/** Pixels only: a percentage or an em is no stated size. */
function length(attributes: string, name: string): number | null {
  const [, value] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(attribute(attributes, name) ?? '') ?? []
  return value === undefined ? null : Number(value)
}
