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

/** OKLCH to `#rrggbb`; reduces chroma until the colour exists on a screen. */
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

/** Lightness at which each hue is most recognisable on a screen: yellow is bright, red and violet are not. */
const brightest: readonly (readonly [hue: number, lightness: number])[] = [
  [0, 0.67],
  [25, 0.63],
  [60, 0.74],
  [90, 0.83],
  [145, 0.72],
  [195, 0.75],
  [250, 0.65],
  [300, 0.64],
  [345, 0.7],
  [360, 0.67],
]

/** Four steps of a hue at its best lightness, shifted by `shift`. */
export function vivid(hue: number, chroma = 0.18, shift = 0): Tones {
  const turn = ((hue % 360) + 360) % 360
  const above = brightest.findIndex(([at]) => at > turn)
  const [from, low] = brightest[above - 1] ?? [0, 0.67]
  const [to, high] = brightest[above] ?? [360, 0.67]
  return tones(hue, chroma, low + ((high - low) * (turn - from)) / (to - from) + shift)
}

/** Lightness, chroma and hue of `#rrggbb` or `#rgb`; the inverse of `oklch`. */
export function fromHex(hex: string): { lightness: number; chroma: number; hue: number } {
  const digits = hex.length < 7 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness, chroma: Math.hypot(x, y), hue: (Math.atan2(y, x) * 180) / Math.PI }
}
