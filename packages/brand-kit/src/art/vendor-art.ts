import { type Tones, vivid } from './colour.ts'
import { type Random, random } from './random.ts'
import { circle, each, group, path, rect, spin, star } from './svg.ts'

export type VendorVariant = 'white' | 'color'

type Mark = (a: string, b: string, roll: Random) => string

/** Signs of 48 units about the origin; `b` is the lighter part. */
const marks: Mark[] = [
  (a, b, roll) => path(star(roll.whole(5, 8), 22, 12), a) + circle(0, 0, 6, b),
  (a, b, roll) => spin(roll.whole(4, 6), path('M0 -3C-9 -10 -8 -20 0 -23C8 -20 9 -10 0 -3Z', a)) + circle(0, 0, 4, b),
  (a, b) => path('M0 -22L20 -10V12L0 22L-20 12V-10Z', a) + path('M0 -22L20 -10L0 2L-20 -10Z', b),
  (a, b) =>
    path('M-21 8C-14 -14 14 -14 21 8C14 2 7 2 0 8C-7 2 -14 2 -21 8Z', a) +
    path('M-21 18C-14 8 -7 12 0 18C7 12 14 8 21 18Z', b),
  (a, b) => rect(-20, -20, 18, 40, 6, a) + rect(2, -20, 18, 18, 6, b) + circle(11, 11, 9, a),
  (a, b, roll) =>
    each(3, (i) => circle(0, 0, 21 - i * 7, i % 2 ? b : a)) +
    path(star(4, 8, 3), a, `transform="rotate(${roll.whole(0, 45)})"`),
  (a, b) => path('M-18 20V-20H2C24 -20 24 6 4 6H-4V20Z', a) + circle(2, -7, 6, b),
  (a, b) => path('M0 -23L22 0L0 23L-22 0Z', a) + path('M0 -12L11 0L0 12L-11 0Z', b),
]

/** Units of one logo. */
const width = 200
const height = 56

type VendorName = { code: string; name: string }

function markOf({ code, name }: VendorName, variant: VendorVariant): string {
  const roll = random(`vendor ${code}`)
  const tone: Tones = vivid(roll.whole(0, 359))
  const [a, b, ink] = variant === 'white' ? ['#fff', 'rgba(255,255,255,.55)', '#fff'] : [tone.base, tone.hi, tone.lo]
  const letters = Math.min(132, Math.max(44, [...name].length * 11.5))
  return (
    group('translate(32 28)', roll.pick(marks)(a, b, roll)) +
    `<text x="64" y="35" font-family="ui-rounded,'Segoe UI',Roboto,'Noto Sans',sans-serif" font-size="21" font-weight="800" fill="${ink}" textLength="${letters}" lengthAdjust="spacingAndGlyphs">${plain(name)}</text>`
  )
}

const plain = (text: string) => text.replaceAll(/[<>&"']/g, '')

const logo = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`

/**
 * A vendor's logo, 200 × 56 units: a sign and its name. White is for dark grounds, colour for the hover.
 * The lettering is squeezed to its box, because each device brings its own font.
 */
export const vendorArt = (code: string, name: string, variant: VendorVariant): string =>
  logo(markOf({ code, name }, variant))

/** Logos of several vendors as one picture: `#<code>` shows the one. A page loads and parses one file instead of many. */
export const vendorSheet = (vendors: readonly VendorName[], variant: VendorVariant): string =>
  logo(
    vendors
      .map(
        (vendor, index) =>
          `<view id="${plain(vendor.code)}" viewBox="0 ${index * height} ${width} ${height}"/>` +
          group(`translate(0 ${index * height})`, markOf(vendor, variant)),
      )
      .join(''),
  )
