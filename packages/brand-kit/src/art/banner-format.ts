export const width = 1280

/** Positions of things in a format: heights in units from the top, sizes as multiples of a figure's 200 units. */
export type Format = {
  height: number
  sag: number
  ridges: readonly [far: number, mid: number, near: number]
  hero: { y: number; scale: number }
  /** `inset` is the distance from either edge. */
  beside: { y: number; scale: number; inset: number }
  halo: number
  bits: { count: number; scale: number; top: number; bottom: number }
}

/** `wide` is 16:9 for the head of a page; `strip` is 4:1 and keeps its figures within the middle 5:1. */
export const formats = {
  wide: {
    height: 720,
    sag: 1,
    ridges: [500, 560, 640],
    hero: { y: 376, scale: 2.6 },
    beside: { y: 440, scale: 1.5, inset: 268 },
    halo: 430,
    bits: { count: 26, scale: 1, top: 90, bottom: 700 },
  },
  strip: {
    height: 320,
    sag: 0.3,
    ridges: [215, 238, 272],
    hero: { y: 164, scale: 1.14 },
    beside: { y: 188, scale: 0.84, inset: 404 },
    halo: 270,
    bits: { count: 18, scale: 0.6, top: 40, bottom: 290 },
  },
} satisfies Record<string, Format>

export type BannerFormat = keyof typeof formats
/** The format that has a size. */
export const formatOf = ({ height }: { height: number }): BannerFormat =>
  height === formats.wide.height ? 'wide' : 'strip'
export const isBannerFormat = (name: string): name is BannerFormat => Object.hasOwn(formats, name)
