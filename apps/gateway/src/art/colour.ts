/** One hue in four steps of light; every drawn shape is built from such a set. */
export type Tones = { hi: string; base: string; lo: string; deep: string }

const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)

function linear(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** OKLCH to `#rrggbb`; chroma gives way until the colour exists on a screen. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const l = Math.min(0.99, Math.max(0.05, lightness))
  let c = chroma
  let rgb = linear(l, c, hue)
  while (c > 0.002 && rgb.some((value) => value < -0.0005 || value > 1.0005)) {
    c *= 0.94
    rgb = linear(l, c, hue)
  }
  const hex = (value: number) =>
    Math.round(255 * gamma(Math.min(1, Math.max(0, value))))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(hex).join('')}`
}

/** Four steps of one hue around `lightness`. */
export const tones = (hue: number, chroma = 0.16, lightness = 0.74): Tones => ({
  hi: oklch(lightness + 0.13, chroma * 0.75, hue + 6),
  base: oklch(lightness, chroma, hue),
  lo: oklch(lightness - 0.13, chroma, hue - 8),
  deep: oklch(lightness - 0.3, chroma * 0.8, hue - 12),
})
