import { converter, parse } from 'culori'
import { Refusal } from '../refusal.ts'

/** Lightness 0–1, chroma, hue in degrees. */
export type Seed = readonly [lightness: number, chroma: number, hue: number]
export type Seeds = Record<'brand' | 'accent' | 'highlight' | 'neutral', Seed>

const toOklch = converter('oklch')

/** A colour in any notation that CSS knows. Throws a sentence when it is none. */
export function colourOf(text: string): Seed {
  const parsed = parse(text.trim())
  const found = parsed && toOklch(parsed)
  const isMeasured = found && [found.l, found.c, found.h ?? 0].every(Number.isFinite)
  if (!isMeasured || (parsed.alpha ?? 1) < 1)
    throw new Refusal(
      `"${text}" is no colour: expected one such as "#1f6f54" or "oklch(0.45 0.1 160)", without transparency.`,
    )
  return [clamp(found.l, 0, 1), clamp(found.c, 0, 0.4), turned(found.h ?? 0)]
}

const clamp = (value: number, low: number, high: number) => round(Math.min(high, Math.max(low, value)), 3)
const turned = (hue: number) => round(((hue % 360) + 360) % 360, 1) % 360
const round = (value: number, digits: number) => Number(value.toFixed(digits))
const distance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

/** Below this chroma a colour is grey, and its hue is meaningless. */
const grey = 0.02
/** A grey brand is a cool one, in its neutral as in its large areas. */
const hueOf = ([, chroma, hue]: Seed) => (chroma < grey ? 265 : hue)
const gold = 84

/**
 * Derives the other seeds from one brand colour: an accent from across the colour wheel, a bright highlight (gold
 * unless gold is taken) and a neutral with a hint of the brand. Given seeds stay.
 */
export function deriveSeeds(
  brand: Seed,
  given: { accent?: Seed | undefined; highlight?: Seed | undefined } = {},
): Seeds {
  const [, chroma] = brand
  const hue = hueOf(brand)
  if (isGlaring(brand)) return { ...loud(brand), ...defined(given) }
  const highlight = given.highlight ?? highlightOf(hue)
  return {
    brand,
    accent: given.accent ?? accentOf(hue, highlight[2]),
    highlight,
    neutral: [0.5, clamp(chroma * 0.32, 0.006, 0.04), turned(hue)],
  }
}

/** Bright and colourful at once, such as pure yellow or hot pink: too loud for a whole header. */
export const isGlaring = ([lightness, chroma]: Seed) => lightness > 0.62 && chroma > 0.1
/** Nearly white: too faint for a hero or a footer. */
export const isPale = ([lightness, chroma]: Seed) => lightness > 0.9 && chroma < 0.05

/** Yellow turns olive when it is deepened, so it gives up more of its colour. */
const isYellow = (hue: number) => hue > 70 && hue < 135

/** The brand's hue, deep and quiet, for large areas. */
export const calmOf = (brand: Seed): Seed => {
  const [, chroma] = brand
  const hue = hueOf(brand)
  const most = isYellow(hue) ? 0.03 : 0.1
  return [0.26, clamp(chroma * 0.5, 0.012, most), hue]
}

/** A loud brand colour is its own highlight, and a deep tone of it the accent: no second hue competes with it. */
function loud(brand: Seed): Seeds {
  const [, chroma, hue] = brand
  const accent: Seed = isYellow(hue) ? [0.32, 0.05, hue] : [0.52, clamp(chroma, 0.1, 0.2), hue]
  return { brand, accent, highlight: brand, neutral: [0.5, 0.012, hue] }
}

const defined = (given: { accent?: Seed | undefined; highlight?: Seed | undefined }) => ({
  ...(given.accent && { accent: given.accent }),
  ...(given.highlight && { highlight: given.highlight }),
})

const highlightOf = (hue: number): Seed =>
  distance(hue, gold) < 35
    ? [0.88, 0.14, turned(hue + 110)]
    : [0.85, 0.16, turned(gold + (distance(hue, 30) < 60 ? 8 : 0))]

/** Opposite the brand, slightly off the exact complement, and never beside the highlight. */
function accentOf(hue: number, highlight: number): Seed {
  const wanted = [hue + 155, hue + 205, hue + 120, hue + 240].map(turned)
  const free = wanted.find((candidate) => distance(candidate, highlight) > 45 && distance(candidate, hue) > 80)
  return [0.58, 0.19, free ?? turned(hue + 180)]
}
