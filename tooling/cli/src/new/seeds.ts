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

/** Below this a colour is grey, and its hue says nothing. */
const grey = 0.02
const gold = 84

/**
 * The other seeds from one brand colour: an accent that calls from across the wheel, a bright highlight that is gold
 * wherever gold is free, and a neutral with a breath of the brand. What is given by hand stays.
 */
export function deriveSeeds(
  brand: Seed,
  given: { accent?: Seed | undefined; highlight?: Seed | undefined } = {},
): Seeds {
  const [, chroma, ownHue] = brand
  const hue = chroma < grey ? 265 : ownHue
  const highlight = given.highlight ?? highlightOf(hue)
  return {
    brand,
    accent: given.accent ?? accentOf(hue, highlight[2]),
    highlight,
    neutral: [0.5, clamp(chroma * 0.32, 0.006, 0.04), turned(hue)],
  }
}

const highlightOf = (hue: number): Seed =>
  distance(hue, gold) < 35
    ? [0.88, 0.14, turned(hue + 110)]
    : [0.85, 0.16, turned(gold + (distance(hue, 30) < 60 ? 8 : 0))]

/** Opposite the brand, a little aside of the exact complement, and never beside the highlight. */
function accentOf(hue: number, highlight: number): Seed {
  const wanted = [hue + 155, hue + 205, hue + 120, hue + 240].map(turned)
  const free = wanted.find((candidate) => distance(candidate, highlight) > 45 && distance(candidate, hue) > 80)
  return [0.58, 0.19, free ?? turned(hue + 180)]
}
