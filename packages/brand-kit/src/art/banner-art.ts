import { type Picture, type PictureName, pictures } from './banner-pictures.ts'
import { fromHex, oklch, type Tones, tones, vivid } from './colour.ts'
import type { Paint } from './hero.ts'
import { type Random, random } from './random.ts'
import { bits, type SprinkleName } from './scenery/sprinkle.ts'
import { circle, each, faint, group, line, n, oval, path, rect } from './svg.ts'
import { type Theme, type ThemeName, themes } from './themes.ts'

/** The parts of a brand in its banners: three of its colours as hexadecimal and its motif as an SVG document. */
export type BannerBrand = { id: string; hero: string; accent: string; highlight: string; motif: string }

const width = 1280

/** Positions of things in a format: heights in units from the top, sizes as multiples of a figure's 200 units. */
type Format = {
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
const formats = {
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

/** The motif's own drawing as a repeated pattern of any size. */
function motifPattern(motif: string): string {
  const [, attributes = '', drawing = ''] = /^<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(motif.trim()) ?? []
  const size = (name: string) => Number(new RegExp(`\\s${name}='?"?(\\d+)`).exec(attributes)?.[1] ?? 80)
  const paint = attributes.replaceAll(/\s(xmlns|width|height|viewBox)=(['"]).*?\2/g, '')
  return `<pattern id="m" width="${size('width')}" height="${size('height')}" patternUnits="userSpaceOnUse" patternTransform="scale(1.5)"><g${paint}>${drawing}</g></pattern>`
}

const defs = (light: Light, motif: string) =>
  `<defs><linearGradient id="b" x2=".25" y2="1"><stop stop-color="${light.deep}"/><stop offset=".62" stop-color="${light.base}"/><stop offset="1" stop-color="${light.bright}"/></linearGradient>` +
  `<radialGradient id="g"><stop stop-color="${light.glow}" stop-opacity=".95"/><stop offset=".32" stop-color="${light.glow}" stop-opacity=".42"/><stop offset="1" stop-color="${light.glow}" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${light.deep}" stop-opacity="0"/><stop offset="1" stop-color="${light.deep}" stop-opacity=".8"/></linearGradient>${motifPattern(motif)}` +
  bulb('l', light.glow, light) +
  bulb('k', light.spark, light) +
  path('M0 0L-64 -760H64Z', light.spark, 'id="r"') +
  '</defs>'

const bulb = (id: string, fill: string, { glow }: Light) =>
  `<g id="${id}">${circle(0, 0, 26, glow, 'opacity=".13"')}${circle(0, 0, 9, fill)}</g>`

function ridge(y: number, height: number, rise: number, fill: string, roll: Random): string {
  const [a, b, c, d] = [
    roll.between(-rise, rise),
    roll.between(-rise, rise),
    roll.between(-rise, rise),
    roll.between(-rise, rise),
  ]
  return path(
    `M-20 ${height + 20}V${n(y + a)}C160 ${n(y - rise + b)} 300 ${n(y + rise)} 480 ${n(y + c)}S820 ${n(y - rise)} 960 ${n(y + d)}S1220 ${n(y - rise + a)} 1300 ${n(y + b)}V${height + 20}Z`,
    fill,
  )
}

const ropes = (light: Light, slack: number, roll: Random) =>
  each(2, (row) => {
    const [y, sag] = [-6 + row * 46 * slack, roll.between(70, 110) * slack]
    const bulbs = each(15, (i) => {
      const t = (i + 0.5) / 15
      const [x, drop] = [-40 + 1360 * t, y + sag * 4 * t * (1 - t) + 14]
      return `<use href="#${i % 3 ? 'l' : 'k'}" x="${n(x)}" y="${n(drop)}"/>`
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

type Place = { x: number; y: number; scale: number; turn: number }

function stand(name: ThemeName, { x, y, scale, turn }: Place, light: Light): string {
  const theme: Theme = themes[name]
  return (
    oval(x, y + 98 * scale, 94 * scale, 13 * scale, light.deep, 'opacity=".5"') +
    group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, theme.hero(paintOf(theme, light)))
  )
}

/** Small things in the air. A drawing that repeats is written once and used. */
function floats(name: SprinkleName, { count, scale, top, bottom }: Format['bits'], light: Light, roll: Random): string {
  const paint = paintOf(themes.gem, light)
  const draw: (paint: Paint, index: number) => string = bits[name]
  const drawn = new Map<string, string>()
  const idOf = (drawing: string) => {
    const id = drawn.get(drawing) ?? `f${drawn.size}`
    drawn.set(drawing, id)
    return id
  }
  const uses = each(count, (i) => {
    const near = i % 5 === 0
    const size = (near ? roll.between(3, 4.4) : roll.between(1, 2.2)) * scale
    // The middle belongs to the hero.
    const side = roll.between(10, near ? 180 : 400)
    const x = i % 2 ? side : width - side
    const y = roll.between(top, near ? bottom : bottom * 0.8)
    const place = `translate(${n(x)} ${n(y)}) rotate(${roll.whole(-50, 50)}) scale(${n(size)})`
    return `<use href="#${idOf(draw(paint, i))}" transform="${place}" opacity="${near ? 0.95 : 0.75}"/>`
  })
  return `<defs>${[...drawn].map(([drawing, id]) => `<g id="${id}">${drawing}</g>`).join('')}</defs>${uses}`
}

/** A picture in the brand's own colours and motif, 1280 units wide; no words, so that it serves every language. */
export function bannerArt(name: PictureName, brand: BannerBrand, format: BannerFormat = 'wide'): string {
  const { hero, beside, floats: bit }: Picture = pictures[name]
  const shape: Format = formats[format]
  const { height } = shape
  const roll = random(`banner ${brand.id} ${name}`)
  const light = lightOf(brand)
  const [far, mid, near] = light.layers as [Tones, Tones, Tones]
  const turn = roll.between(0, 25)
  const beams = each(14, (i) => `<use href="#r" transform="rotate(${n(turn + (360 / 14) * i)})"/>`)
  const { inset, ...aside } = shape.beside
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-picture="${name}">`,
    defs(light, brand.motif),
    rect(0, 0, width, height, 0, 'url(#b)'),
    rect(0, 0, width, height, 0, 'url(#m)'),
    group(`translate(640 ${shape.hero.y})`, faint(0.08, beams)),
    circle(640, shape.hero.y - 26, shape.halo, 'url(#g)'),
    ridge(shape.ridges[0], height, height * 0.047, far.lo, roll),
    ridge(shape.ridges[1], height, height * 0.036, mid.base, roll),
    ropes(light, shape.sag, roll),
    stand(beside[0], { ...aside, x: inset, turn: -7 }, light),
    stand(beside[1], { ...aside, x: width - inset, turn: 7 }, light),
    ridge(shape.ridges[2], height, height * 0.022, near.base, roll),
    stand(hero, { ...shape.hero, x: 640, turn: 0 }, light),
    rect(0, height * 0.65, width, height * 0.35, 0, 'url(#f)'),
    floats(bit, shape.bits, light, roll),
    '</svg>',
  ].join('')
}
