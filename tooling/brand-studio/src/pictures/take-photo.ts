import { type Fault, judge, type PictureKind, unreadable } from '@boardwalk/brand-kit/pictures'
import { dataUrl } from '../files/data-url.ts'
import { bannerSize } from '../kit.ts'
import type { Bytes, Painter } from './painter.ts'
import type { Scale } from './scale.ts'

export type Taken =
  | { text: string; ending: string; isCleaned: boolean; faults: [] }
  | { text: null; faults: readonly Fault[] }

const endings: Record<PictureKind, string> = { PNG: 'png', JPEG: 'jpg', WebP: 'webp', AVIF: 'avif' }
/** Wide enough for any future screen. */
const sourceWidth = 2560

const refused = (faults: readonly Fault[]): Taken => ({ text: null, faults })

/**
 * Accepts a picture for a group of banners, or returns the reason against it: the same rules and words as
 * `brand:check`. Camera metadata is removed by painting the picture again; other pictures keep their bytes.
 */
export async function takePhoto(bytes: Bytes, group: string, painter: Painter, { weigh }: Scale): Promise<Taken> {
  const { facts, faults } = judge(bytes, bannerSize(group))
  const serious = faults.filter(({ code }) => code !== 'PICTURE_CAMERA_DATA')
  if (facts === null || serious.length > 0) return refused(serious)
  const isCleaned = faults.length > 0
  const clean = isCleaned ? await painted(bytes, painter) : bytes
  if (clean === null) return refused([unreadable('a broken file')])
  const heavy = await weigh(clean, group)
  if (heavy.length > 0) return refused(heavy)
  const kind = isCleaned ? 'WebP' : facts.kind
  return { text: dataUrl(kind, clean), ending: endings[kind], isCleaned, faults: [] }
}

async function painted(bytes: Bytes, painter: Painter): Promise<Bytes | null> {
  const picture = await painter.unpack(bytes)
  return picture && (await picture.encode(sourceWidth, 92))
}

/** A fault in one sentence. */
export const inOneSentence = (name: string, { expected, found }: Fault): string =>
  `${name}: expected ${expected}, found ${found}.`
