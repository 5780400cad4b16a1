import type { Bytes, Painter } from './take-photo.ts'

/** Paints with the browser's own canvas, turned the way the camera was held. */
export const painter: Painter = {
  async unpack(bytes) {
    try {
      const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
      return { encode: (width, quality) => paint(bitmap, width, quality) }
    } catch {
      return null
    }
  },
}

async function paint(bitmap: ImageBitmap, most: number, quality: number): Promise<Bytes> {
  const width = Math.min(most, bitmap.width)
  const height = Math.round((bitmap.height * width) / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw on a canvas.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/webp', quality / 100)
  })
  // A browser without WebP would answer with another kind.
  if (blob?.type !== 'image/webp') throw new Error('This browser cannot write WebP pictures.')
  return new Uint8Array(await blob.arrayBuffer())
}
