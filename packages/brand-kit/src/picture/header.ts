import type { CameraData } from './exif.ts'

/** Facts of a picture's header, read without decoding it, on a server as in a browser. */
export type PictureFacts = {
  kind: PictureKind
  /** Size as shown, after the camera's rotation. */
  width: number
  height: number
  isAnimated: boolean
  /** The file has its end. */
  isWhole: boolean
  camera: CameraData
  /** The camera was rotated: without its data the picture would be shown on its side. */
  isTurned: boolean
}
export type PictureKind = 'PNG' | 'JPEG' | 'WebP' | 'AVIF'
export type Header = Omit<PictureFacts, 'kind'>
