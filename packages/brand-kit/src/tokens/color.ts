import { clampChroma, converter, formatHex, formatHex8, interpolate, wcagContrast } from 'culori'

/** OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Color = { mode: 'oklch'; l: number; c: number; h: number; alpha?: number }

const toOklch = converter('oklch')

export const oklch = (l: number, c: number, h: number, alpha?: number): Color =>
  alpha === undefined ? { mode: 'oklch', l, c, h } : { mode: 'oklch', l, c, h, alpha }

/** The same hue at another lightness, as colourful as the screen allows up to `chroma`. */
export const tone = (color: Color, l: number, chroma = color.c): Color => ({ ...color, l, c: chroma })

/** Shortest hexadecimal form of the nearest colour that sRGB can show. */
export function toHex(color: Color): string {
  const shown = clampChroma(color, 'oklch')
  const hex = color.alpha === undefined ? formatHex(shown) : formatHex8(shown)
  return hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}

/** WCAG 2 contrast ratio of two colours as they are shown. */
export const contrast = (a: Color | string, b: Color | string): number => wcagContrast(shown(a), shown(b))

const shown = (color: Color | string) => (typeof color === 'string' ? color : toHex(color))

export const fromHex = (hex: string): Color => {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 }
  return oklch(l, c, h)
}

/** Near-white or near-black with a breath of the background's hue, by the greater contrast. */
export function readableOn(background: Color): Color {
  const light = oklch(0.99, Math.min(background.c * 0.1, 0.012), background.h)
  const ink = oklch(0.2, Math.min(background.c * 0.4, 0.045), background.h)
  return contrast(light, background) >= contrast(ink, background) ? light : ink
}

/** The lowest contrast with any of these; each is turned into the colour of a screen only once. */
function worstOn(backgrounds: readonly Color[]): (candidate: Color) => number {
  const hexes = backgrounds.map(toHex)
  return (candidate) => {
    const hex = toHex(candidate)
    return Math.min(...hexes.map((background) => contrast(hex, background)))
  }
}

const step = 0.005

/** Moves a colour's lightness away from the backgrounds until it fits. */
function moveAway(color: Color, backgrounds: Color[], fits: (candidate: Color) => boolean): Color {
  const away = (backgrounds[0]?.l ?? 1) > 0.6 ? -step : step
  let candidate = color
  while (!fits(candidate) && candidate.l > step && candidate.l < 1 - step) {
    candidate = tone(candidate, candidate.l + away)
  }
  return candidate
}

/** Moves a colour's lightness away from the backgrounds until it reaches `ratio` on every one of them. */
export function reach(color: Color, backgrounds: Color[], ratio: number): Color {
  const worst = worstOn(backgrounds)
  return moveAway(color, backgrounds, (candidate) => worst(candidate) >= ratio)
}

/** Moves it further where near-white and near-black are both hard to read on it. */
export function reachLegibly(fill: Color, backgrounds: Color[], ratio: number, writing = 4.5): Color {
  const worst = worstOn(backgrounds)
  const isLegible = (candidate: Color) => contrast(readableOn(candidate), candidate) >= writing
  return moveAway(fill, backgrounds, (candidate) => worst(candidate) >= ratio && isLegible(candidate))
}

/** Moves a fill's lightness until the better of near-white and near-black is readable on it as text. */
export function legible(fill: Color, ratio = 4.5): Color {
  const isDark = readableOn(fill).l > 0.6
  let candidate = fill
  while (contrast(readableOn(candidate), candidate) < ratio && candidate.l > step && candidate.l < 1 - step) {
    candidate = tone(candidate, candidate.l + (isDark ? -step : step))
  }
  return candidate
}

/** A dark ground on which `writing` reads with `ratio`, also where a fifth of `beside` is mixed in. */
export function darkGround(ground: Color, beside: Color, writing: Color, ratio: number): Color {
  const mixed = (candidate: Color) => interpolate([candidate, beside], 'oklab')(0.2)
  const fits = (candidate: Color) =>
    [toHex(candidate), formatHex(mixed(candidate))].every((hex) => contrast(writing, hex) >= ratio)
  if (fits(ground)) return ground
  let candidate = tone(ground, Math.min(ground.l, 0.34), Math.min(ground.c, 0.07))
  while (!fits(candidate) && candidate.l > step) candidate = tone(candidate, candidate.l - step)
  return candidate
}

/** The lightness of a hue with the best contrast to light and dark backgrounds at once. */
export function between(color: Color, backgrounds: Color[]): Color {
  const worst = worstOn(backgrounds)
  const steps = Array.from({ length: 71 }, (_, index) => tone(color, 0.25 + index / 100))
  const ratios = steps.map(worst)
  return steps[ratios.indexOf(Math.max(...ratios))] ?? color
}
