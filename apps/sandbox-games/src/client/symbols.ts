import type { SymbolCode } from '../engine/machine.ts'
import { svg } from './dom.ts'

type Shape = [tag: string, attributes: Record<string, string>]
type Drawing = { name: string; shapes: Shape[] }

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

const eightStar = 'M50 6l10 20 22-8-8 22 20 10-20 10 8 22-22-8-10 20-10-20-22 8 8-22L6 50l20-10-8-22 22 8z'

/** Flat drawings on a 100 × 100 field, told apart by outline alone. */
const drawings: Record<SymbolCode, Drawing> = {
  W: {
    name: 'Star',
    shapes: [
      path(eightStar, '#b87400'),
      path(eightStar, '#ffc83d', { transform: 'translate(0 -3)' }),
      circle(50, 47, 21, '#fff1c2'),
      line('M37 39l5 17 8-14 8 14 5-17', '#b05c00', 5),
    ],
  },
  S: {
    name: 'Lantern',
    shapes: [
      line('M50 6v14', '#7a3b12', 4),
      path('M36 18h28v8H36z', '#ffd25e'),
      path('M50 24c26 0 32 18 32 27S76 78 50 78 18 60 18 51s6-27 32-27z', '#e8363f'),
      path('M50 24c10 0 14 18 14 27s-4 27-14 27-14-18-14-27 4-27 14-27z', '#ff6b5e'),
      circle(50, 50, 9, '#ffe08a'),
      path('M36 76h28v8H36z', '#ffd25e'),
      line('M44 84v10M50 84v12M56 84v10', '#ffd25e', 3),
    ],
  },
  A: {
    name: 'Lotus',
    shapes: [
      path('M50 84C22 84 8 70 6 54c14-2 26 4 32 12zM50 84c28 0 42-14 44-30-14-2-26 4-32 12z', '#c9367f'),
      path('M50 84C28 74 18 54 22 32c16 6 26 20 28 36zM50 84c22-10 32-30 28-52-16 6-26 20-28 36z', '#ef5fa0'),
      path('M50 84C36 66 36 34 50 14c14 20 14 52 0 70z', '#ffb3d1'),
      line('M50 30v34', '#ef5fa0', 3),
    ],
  },
  B: {
    name: 'Mango',
    shapes: [
      path('M60 18c24 6 34 32 22 50S44 92 28 80 12 50 26 38s20-24 34-20z', '#f08a00'),
      path('M58 20c20 6 28 28 18 43S44 84 32 74s-8-28 4-38 12-20 22-16z', '#ffb62e'),
      path('M36 46c6-8 12-12 20-14-2 10-8 18-18 22z', '#ffe08a'),
      line('M60 20c0-6 2-10 6-14', '#6b4a1e', 5),
      path('M66 14c10-8 20-6 26 0-8 6-18 8-26 0z', '#3fa34d'),
    ],
  },
  C: {
    name: 'Drum',
    shapes: [
      path('M14 34h72l-8 46q-28 12-56 0z', '#1f7a8c'),
      line('M18 40l16 40 16-40 16 40 16-40', '#ffd25e', 4),
      ['ellipse', { cx: '50', cy: '34', rx: '37', ry: '13', fill: '#ffe9c7' }],
      ['ellipse', { cx: '50', cy: '34', rx: '16', ry: '6', fill: '#7a3b12' }],
      line('M74 10L56 28', '#a35a1f', 6),
    ],
  },
  D: {
    name: 'Kite',
    shapes: [
      path('M50 6l30 32-30 34-30-34z', '#5b4bd6'),
      path('M50 6l30 32H20z', '#8d7bff'),
      path('M50 38l30 0-30 34z', '#3c2fa8'),
      line('M50 72c-8 8 10 10 2 18', '#ffd25e', 4),
      path('M40 82l8-4 0 8zM62 88l-8-4 0 8z', '#ff6b5e'),
    ],
  },
  e: letter('A', '#e8505b', '#a32a35', [line('M36 66L50 28l14 38M41 54h18', ink, 8)]),
  f: letter('K', '#2f9e6e', '#1c6b49', [line('M38 28v38M62 28L39 50l24 16', ink, 8)]),
  g: letter('Q', '#3a7bd5', '#22539a', [line('M50 28a18 19 0 1 1-.1 0M56 58l10 10', ink, 8)]),
  h: letter('J', '#a45bd0', '#6f3396', [line('M58 28v26q0 12-11 12t-11-10M46 28h20', ink, 8)]),
}

export const nameOf = (code: SymbolCode) => drawings[code].name

/** A fresh drawing of a symbol; decoration only, its name is read out elsewhere. */
export function drawSymbol(code: SymbolCode): SVGElement {
  const shapes = drawings[code].shapes.map(([tag, attributes]) => svg(tag, attributes))
  return svg('svg', { viewBox: '0 0 100 100', class: 'symbol', 'aria-hidden': 'true', focusable: 'false' }, ...shapes)
}
