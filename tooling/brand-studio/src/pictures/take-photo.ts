import {
  bannerBudget,
  type Fault,
  judge,
  lowestQuality,
  overBudget,
  type PictureKind,
  unreadable,
} from '@boardwalk/brand-kit/pictures'
import { dataUrl } from '../files/data-url.ts'
import { bannerSize } from '../kit.ts'

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

export type Taken =
  | { text: string; ending: string; isCleaned: boolean; faults: [] }
  | { text: null; faults: readonly Fault[] }

const endings: Record<PictureKind, string> = { PNG: 'png', JPEG: 'jpg', WebP: 'webp', AVIF: 'avif' }
/** Wide enough for any screen that is to come. */
const sourceWidth = 2560

/**
 * A picture for a group of banners, or why it is none: the same rules and words as `brand:check`. What a camera wrote
 * is taken out by painting the picture once more; everything else keeps its bytes.
 */
export async function takePhoto(bytes: Bytes, group: string, painter: Painter): Promise<Taken> {
  const { facts, faults } = judge(bytes, bannerSize(group))
  const serious = faults.filter(({ code }) => code !== 'PICTURE_CAMERA_DATA')
  if (facts === null || serious.length > 0) return { text: null, faults: serious }
  const picture = await painter.unpack(bytes)
  if (picture === null) return { text: null, faults: [unreadable('a broken file')] }
  const smallest = await picture.encode(1280, lowestQuality)
  if (smallest.length > bannerBudget) return { text: null, faults: [overBudget(bannerBudget, smallest.length)] }
  if (faults.length === 0)
    return { text: dataUrl(facts.kind, bytes), ending: endings[facts.kind], isCleaned: false, faults: [] }
  const clean = await picture.encode(sourceWidth, 92)
  const again = judge(clean, bannerSize(group)).faults
  return again.length > 0
    ? { text: null, faults: again }
    : { text: dataUrl('WebP', clean), ending: 'webp', isCleaned: true, faults: [] }
}

/** A fault in one sentence. */
export const inOneSentence = (name: string, { expected, found }: Fault): string =>
  `${name}: expected ${expected}, found ${found}.`
