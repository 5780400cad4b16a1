import { floats } from './banner-floats.ts'
import { type BannerFormat, type Format, formats, width } from './banner-format.ts'
import { beams, ropes } from './banner-lamps.ts'
import { type BannerBrand, type Light, lightOf, paintOf } from './banner-light.ts'
import { type Picture, type PictureName, pictures } from './banner-pictures.ts'
import type { Tones } from './colour.ts'
import type { Place } from './outline.ts'
import { type Random, random } from './random.ts'
import { circle, group, n, oval, path, rect } from './svg.ts'
import { type Theme, type ThemeName, themes } from './themes.ts'

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
  '</defs>'

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

function stand(name: ThemeName, { x, y, scale, turn }: Place, light: Light): string {
  const theme: Theme = themes[name]
  return (
    oval(x, y + 98 * scale, 94 * scale, 13 * scale, light.deep, 'opacity=".5"') +
    group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, theme.hero(paintOf(theme, light)))
  )
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
  const { inset, ...aside } = shape.beside
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-picture="${name}">`,
    defs(light, brand.motif),
    rect(0, 0, width, height, 0, 'url(#b)'),
    rect(0, 0, width, height, 0, 'url(#m)'),
    beams(640, shape.hero.y, turn, light.spark),
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
