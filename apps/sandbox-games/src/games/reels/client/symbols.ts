import { el, svg } from '../../../client/dom.ts'
import { isGameLanguage } from '../../../client/strings/languages.ts'
import type { PaidCode, SymbolCode } from '../symbols.ts'
import { type Hero, strings } from './heroes/strings/index.ts'

type Shape = [tag: string, attributes: Record<string, string>]
/** Only the small symbols have a name, their letter. */
type Drawing = { name?: string; shapes: Shape[] }

const path = (d: string, fill: string, more = {}): Shape => ['path', { d, fill, ...more }]
const circle = (cx: number, cy: number, r: number, fill: string): Shape => [
  'circle',
  { cx: `${cx}`, cy: `${cy}`, r: `${r}`, fill },
]
const line = (d: string, stroke: string, width: number): Shape => [
  'path',
  { d, fill: 'none', stroke, 'stroke-width': `${width}`, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
]

/** A letter on a coloured tile: the four small symbols. */
const letter = (name: string, back: string, edge: string, glyph: Shape[]): Drawing => ({
  name,
  shapes: [
    ['rect', { x: '18', y: '16', width: '64', height: '68', rx: '16', fill: edge }],
    ['rect', { x: '18', y: '14', width: '64', height: '64', rx: '16', fill: back }],
    path('M24 30q0-12 12-12h28q12 0 12 12v6q-26 10-52 0z', '#ffffff', { opacity: '.22' }),
    ...glyph,
  ],
})
const ink = '#fffdf6'

const lobe = (turn: number) => {
  const [x, y] = [50 + 35 * Math.cos(turn), 50 + 35 * Math.sin(turn)]
  return `M${x - 11} ${y}a11 11 0 1 0 22 0a11 11 0 1 0-22 0z`
}

const eightStar = 'M50 6l10 20 22-8-8 22 20 10-20 10 8 22-22-8-10 20-10-20-22 8 8-22L6 50l20-10-8-22 22 8z'

const scallops = [...Array(12).keys()].map((at) => lobe((at * Math.PI) / 6)).join('')

/** Flat drawings on a 100 × 100 field, distinguishable by outline alone. */
const drawings: Record<Exclude<SymbolCode, 'A' | 'B' | 'C' | 'D'>, Drawing> = {
  W: {
    shapes: [
      path(eightStar, '#b87400'),
      path(eightStar, '#ffc83d', { transform: 'translate(0 -3)' }),
      circle(50, 47, 21, '#fff1c2'),
      line('M37 39l5 17 8-14 8 14 5-17', '#b05c00', 5),
    ],
  },
  S: {
    shapes: [
      path(scallops, '#7a1450'),
      path(scallops, '#e0347f', { transform: 'translate(0 -3)' }),
      circle(50, 47, 31, '#ffd25e'),
      circle(50, 47, 25, '#7a1450'),
      path('M50 27l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z', '#fff1c2'),
    ],
  },
  e: letter('A', '#e8505b', '#a32a35', [line('M36 66L50 28l14 38M41 54h18', ink, 8)]),
  f: letter('K', '#2f9e6e', '#1c6b49', [line('M38 28v38M62 28L39 50l24 16', ink, 8)]),
  g: letter('Q', '#3a7bd5', '#22539a', [line('M50 28a18 19 0 1 1-.1 0M56 58l10 10', ink, 8)]),
  h: letter('J', '#a45bd0', '#6f3396', [line('M58 28v26q0 12-11 12t-11-10M46 28h20', ink, 8)]),
}

/** Tiles of the pictures while a page has no skin. */
const bare = { A: '#c0392b', B: '#2471a3', C: '#1e8449', D: '#9a7d0a' } as const

/** The four pictures are the theme's hero and its companions. */
const pictures: Partial<Record<SymbolCode, number>> = { A: 0, B: 1, C: 2, D: 3 }
const isDrawn = (code: SymbolCode): code is keyof typeof drawings => code in drawings

/** `…/tiger.svg` → `tiger`. */
const heroAt = (address: string) => address.replace(/^.*\/|\.svg$/g, '')
const isHero = (name: string): name is Hero => Object.hasOwn(strings.en, name)

/** The name of a symbol in a language; without a skin the pictures are letters. */
export function nameOf(code: PaidCode, heroes: readonly string[], language: string): string {
  if (isDrawn(code)) return drawings[code].name ?? code
  const hero = heroAt(heroes[pictures[code] ?? 0] ?? '')
  if (!isHero(hero)) return code
  return (isGameLanguage(language) ? strings[language] : strings.en)[hero]
}

/** A fresh drawing of a symbol; decoration only, its name is read out elsewhere. */
export function drawSymbol(code: SymbolCode, heroes: readonly string[]): Element {
  const hero = heroes[pictures[code] ?? -1]
  if (hero) return el('img', { class: 'symbol', src: hero, alt: '', draggable: 'false' })
  // Symbols stay distinguishable without a skin.
  const shapes = (isDrawn(code) ? drawings[code] : letter(code, bare[code], '#2c2140', [])).shapes.map(
    ([tag, attributes]) => svg(tag, attributes),
  )
  return svg('svg', { viewBox: '0 0 100 100', class: 'symbol', 'aria-hidden': 'true', focusable: 'false' }, ...shapes)
}
