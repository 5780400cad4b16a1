import type { CameraData } from './exif.ts'

/** Facts of a picture's header, read without decoding it, on a server as in a browser. */
export type PictureFacts = {
  kind: PictureKind
  /** As it is shown, turned the way the camera was held. */
  width: number
  height: number
  isAnimated: boolean
  /** The file has its end. */
  isWhole: boolean
  camera: CameraData
  /** The camera was held another way: without its data the picture would lie on its side. */
  isTurned: boolean
}
export type PictureKind = 'PNG' | 'JPEG' | 'WebP' | 'AVIF'
export type Header = Omit<PictureFacts, 'kind'>
