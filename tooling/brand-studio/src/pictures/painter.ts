import { sheet } from './canvas.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** Work on a picture that only a browser can do; a test brings its own. */
export type Painter = {
  /** Null for a file that cannot be unpacked. */
  unpack: (bytes: Bytes) => Promise<Unpacked | null>
}
export type Unpacked = {
  /** Bytes of the picture as WebP, at most so wide. */
  encode: (width: number, quality: number) => Promise<Bytes>
}

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
  const { canvas, pen } = sheet(width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/webp', quality / 100)
  })
  // A browser without WebP would answer with another kind.
  if (blob?.type !== 'image/webp') throw new Error('This browser cannot write WebP pictures.')
  return new Uint8Array(await blob.arrayBuffer())
}
