import { fromHex, oklch, type Tones, tones, vivid } from './colour.ts'
import type { Paint } from './hero.ts'
import type { Theme } from './themes.ts'

/** The parts of a brand in its banners: three of its colours as hexadecimal and its motif as an SVG document. */
export type BannerBrand = { id: string; hero: string; accent: string; highlight: string; motif: string }

/** The colours of a banner's evening, from the ground up; `layers` are those of its hills, the farthest first. */
export type Light = { deep: string; base: string; bright: string; glow: string; spark: string; layers: Tones[] }

const dusk = (colour: ReturnType<typeof fromHex>) => ({ ...colour, lightness: 0.32 })

export function lightOf({ hero, accent, highlight }: BannerBrand): Light {
  // The scene is an evening: a brand with a pale hero lends its accent instead.
  const { hue, chroma, lightness } =
    [hero, accent].map(fromHex).find((colour) => colour.lightness < 0.55) ?? dusk(fromHex(hero))
  const warm = fromHex(highlight)
  const second = fromHex(accent)
  const c = Math.max(0.09, chroma)
  return {
    deep: oklch(lightness - 0.06, c, hue),
    base: oklch(lightness + 0.12, c * 1.15, hue),
    bright: oklch(lightness + 0.3, c * 1.2, hue + 8),
    glow: highlight,
    spark: oklch(0.95, 0.06, warm.hue),
    layers: [
      tones(hue + 6, c, lightness + 0.2),
      tones(second.hue, Math.min(0.11, second.chroma), lightness + 0.1),
      tones(hue - 6, c, lightness + 0.02),
    ],
  }
}

export const paintOf = (theme: Theme, light: Light): Paint => ({
  main: vivid(theme.main[0] ?? 30),
  side: vivid(theme.side[0] ?? 150, 0.15),
  gold: tones(fromHex(light.glow).hue > 40 && fromHex(light.glow).hue < 110 ? fromHex(light.glow).hue : 82, 0.15, 0.82),
  white: '#fffaf0',
  ink: '#241a3a',
})
