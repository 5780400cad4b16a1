import { type Picture, pictures } from './banner-pictures.ts'
import { fromHex, oklch, type Tones, tones, vivid } from './colour.ts'
import type { Paint } from './hero.ts'
import { type Random, random } from './random.ts'
import { bits, type SprinkleName } from './scenery/sprinkle.ts'
import { circle, each, faint, group, line, n, oval, path, rect, spin } from './svg.ts'
import { type Theme, type ThemeName, themes } from './themes.ts'

/** What a brand lends to its banners: three of its colours as `#rrggbb` and its motif as an SVG document. */
export type BannerBrand = { id: string; hero: string; accent: string; highlight: string; motif: string }

const width = 1280
const height = 720

type Light = { deep: string; base: string; bright: string; glow: string; spark: string; layers: Tones[] }

const dusk = (colour: ReturnType<typeof fromHex>) => ({ ...colour, lightness: 0.32 })

function lightOf({ hero, accent, highlight }: BannerBrand): Light {
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

/** The motif's own drawing as a repeated pattern, whatever its size. */
function motifPattern(motif: string): string {
  const [, attributes = '', drawing = ''] = /^<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(motif.trim()) ?? []
  const size = (name: string) => Number(new RegExp(`\\s${name}='?"?(\\d+)`).exec(attributes)?.[1] ?? 80)
  const paint = attributes.replaceAll(/\s(xmlns|width|height|viewBox)=(['"]).*?\2/g, '')
  return `<pattern id="m" width="${size('width')}" height="${size('height')}" patternUnits="userSpaceOnUse" patternTransform="scale(1.5)"><g${paint}>${drawing}</g></pattern>`
}

const defs = (light: Light, motif: string) =>
  `<defs><linearGradient id="b" x2=".25" y2="1"><stop stop-color="${light.deep}"/><stop offset=".62" stop-color="${light.base}"/><stop offset="1" stop-color="${light.bright}"/></linearGradient>` +
  `<radialGradient id="g"><stop stop-color="${light.glow}" stop-opacity=".95"/><stop offset=".32" stop-color="${light.glow}" stop-opacity=".42"/><stop offset="1" stop-color="${light.glow}" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${light.deep}" stop-opacity="0"/><stop offset="1" stop-color="${light.deep}" stop-opacity=".8"/></linearGradient>${motifPattern(motif)}</defs>`

function ridge(y: number, rise: number, fill: string, roll: Random): string {
  const [a, b, c, d] = [
    roll.between(-rise, rise),
    roll.between(-rise, rise),
    roll.between(-rise, rise),
    roll.between(-rise, rise),
  ]
  return path(
    `M-20 740V${n(y + a)}C160 ${n(y - rise + b)} 300 ${n(y + rise)} 480 ${n(y + c)}S820 ${n(y - rise)} 960 ${n(y + d)}S1220 ${n(y - rise + a)} 1300 ${n(y + b)}V740Z`,
    fill,
  )
}

const ropes = (light: Light, roll: Random) =>
  each(2, (row) => {
    const [y, sag] = [-6 + row * 46, roll.between(70, 110)]
    const bulbs = each(15, (i) => {
      const t = (i + 0.5) / 15
      const [x, drop] = [-40 + 1360 * t, y + sag * 4 * t * (1 - t) + 14]
      return circle(x, drop, 26, light.glow, 'opacity=".13"') + circle(x, drop, 9, i % 3 ? light.glow : light.spark)
    })
    return faint(
      row ? 0.55 : 1,
      line(`M-40 ${y}Q640 ${n(y + sag * 2)} 1320 ${y}`, light.spark, 2.5, 'opacity=".6"'),
      bulbs,
    )
  })

const paintOf = (theme: Theme, light: Light): Paint => ({
  main: vivid(theme.main[0] ?? 30),
  side: vivid(theme.side[0] ?? 150, 0.15),
  gold: tones(fromHex(light.glow).hue > 40 && fromHex(light.glow).hue < 110 ? fromHex(light.glow).hue : 82, 0.15, 0.82),
  white: '#fffaf0',
  ink: '#241a3a',
})

function stand(name: ThemeName, x: number, y: number, scale: number, turn: number, light: Light): string {
  const theme: Theme = themes[name]
  return (
    oval(x, y + 98 * scale, 94 * scale, 13 * scale, light.deep, 'opacity=".5"') +
    group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, theme.hero(paintOf(theme, light)))
  )
}

function floats(name: SprinkleName, light: Light, roll: Random): string {
  const paint = paintOf(themes.gem, light)
  const draw: (paint: Paint, index: number) => string = bits[name]
  return each(26, (i) => {
    const near = i % 5 === 0
    const size = near ? roll.between(3, 4.4) : roll.between(1, 2.2)
    // The middle belongs to the hero.
    const side = roll.between(10, near ? 180 : 400)
    const x = i % 2 ? side : width - side
    return group(
      `translate(${n(x)} ${n(roll.between(90, near ? 700 : 560))}) rotate(${roll.whole(-50, 50)}) scale(${n(size)})`,
      faint(near ? 0.95 : 0.75, draw(paint, i)),
    )
  })
}

/** A 16:9 picture, 1280 × 720 units, in the brand's own colours and motif; no words, so that it serves every language. */
export function bannerArt(name: keyof typeof pictures, brand: BannerBrand): string {
  const { hero, beside, floats: bit }: Picture = pictures[name]
  const roll = random(`banner ${brand.id} ${name}`)
  const light = lightOf(brand)
  const [far, mid, near] = light.layers as [Tones, Tones, Tones]
  const beam = path('M0 0L-64 -760H64Z', light.spark)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    defs(light, brand.motif),
    rect(0, 0, width, height, 0, 'url(#b)'),
    rect(0, 0, width, height, 0, 'url(#m)'),
    group('translate(640 380)', faint(0.08, spin(14, beam, roll.between(0, 25)))),
    circle(640, 350, 430, 'url(#g)'),
    ridge(500, 34, far.lo, roll),
    ridge(560, 26, mid.base, roll),
    ropes(light, roll),
    stand(beside[0], 268, 440, 1.5, -7, light),
    stand(beside[1], 1012, 440, 1.5, 7, light),
    ridge(640, 16, near.base, roll),
    stand(hero, 640, 376, 2.6, 0, light),
    rect(0, 470, width, 250, 0, 'url(#f)'),
    floats(bit, light, roll),
    '</svg>',
  ].join('')
}
