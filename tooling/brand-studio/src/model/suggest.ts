import {
  auditedPairs,
  type ColorName,
  contrast,
  type Finding,
  fromHex,
  isRoleName,
  type Theme,
  type Tokens,
} from '../kit.ts'
import { type Components, hexOf, round } from './color-entry.ts'

export type Suggestion = { name: ColorName; theme: Theme; components: Components; hex: string; ratio: number }

const step = 0.005

/**
 * The nearest lightness of the foreground, else of the background, at which the pair can be read. A lightness that
 * spoils no other pair of the same colour is preferred. Null when neither end of the scale is enough.
 */
export function suggest(pair: Finding, tokens: Tokens): Suggestion | null {
  const { foreground, background } = pair
  return (
    move(foreground, pair, tokens, true) ??
    move(background, pair, tokens, true) ??
    move(foreground, pair, tokens, false) ??
    move(background, pair, tokens, false)
  )
}

function move(name: ColorName, pair: Finding, tokens: Tokens, isKind: boolean): Suggestion | null {
  if (!isRoleName(name)) return null
  const colors = tokens[pair.theme]
  const { l, c, h } = fromHex(colors[name])
  const other = name === pair.foreground ? pair.background : pair.foreground
  for (const lightness of nearest(l)) {
    const components: Components = [lightness, round(c, 4), round(h, 2)]
    const hex = hexOf(components)
    const ratio = contrast(hex, colors[other])
    if (ratio >= pair.needed && (!isKind || spoilsNothing(name, hex, colors))) {
      return { name, theme: pair.theme, components, hex, ratio }
    }
  }
  return null
}

/** Lightness values outward from one, in steps, the nearest first. */
function nearest(from: number): number[] {
  const steps = Array.from({ length: Math.round(1 / step) + 1 }, (_, index) => round(index * step, 3))
  return steps.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from))
}

/** Every pair of the colour that can be read now can still be read. */
const spoilsNothing = (name: ColorName, hex: string, colors: Tokens[Theme]) =>
  auditedPairs
    .filter(({ foreground, background }) => foreground === name || background === name)
    .every(({ foreground, background, needed }) => {
      const other = foreground === name ? background : foreground
      return contrast(hex, colors[other]) >= needed || contrast(colors[name], colors[other]) < needed
    })
