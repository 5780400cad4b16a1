import { el, svg } from '../../../client/dom.ts'
import { type Spot, segments, spots } from '../wheel.ts'

/** One colour per spot, the rarer the warmer. */
const colours: Record<Spot, string> = {
  200: '#2b5ea8',
  400: '#17806d',
  650: '#7b3fb0',
  1300: '#b8651b',
  2600: '#c02f3e',
  5200: '#f2b807',
}
export const colourOf = (spot: Spot) => colours[spot]
export const labelOf = (spot: Spot) => `${spot / 100}×`

const turn = 360 / segments.length
const at = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`
}

const wedge = (spot: Spot, index: number) =>
  svg('path', {
    d: `M${at(52, index * turn)}L${at(94, index * turn)}A94 94 0 0 1 ${at(94, (index + 1) * turn)}L${at(52, (index + 1) * turn)}A52 52 0 0 0 ${at(52, index * turn)}z`,
    fill: colours[spot],
    stroke: '#fffaf0',
    'stroke-width': '0.7',
  })

const number = (spot: Spot, index: number) => {
  const middle = (index + 0.5) * turn
  const text = svg('text', {
    class: 'wedge-number',
    transform: `rotate(${middle} 100 100)`,
    x: '100',
    y: '17',
    'text-anchor': 'middle',
    fill: spot === 5200 ? '#2a1c00' : '#ffffff',
  })
  text.textContent = `${spot / 100}`
  return text
}

/** The rim with its pegs, a pointer at the top, and the hub with the value under the pointer. */
export function createDial(hero: string | undefined) {
  const pegs = segments.map((_, index) => {
    const [cx = '', cy = ''] = at(97, index * turn).split(' ')
    return svg('circle', { cx, cy, r: '1.3', fill: '#ffe9a8' })
  })
  const rim = svg(
    'g',
    { class: 'rim' },
    svg('circle', { cx: '100', cy: '100', r: '99', fill: '#2a1b3d' }),
    ...segments.map(wedge),
    ...segments.map(number),
    ...pegs,
  )
  const pointer = svg('path', {
    class: 'pointer',
    d: 'M92 0h16l-8 17z',
    fill: '#fffaf0',
    stroke: '#2a1b3d',
    'stroke-width': '1.5',
  })
  const read = el('output', { class: 'hub-read' })
  const hub = el('div', { class: 'hub' }, ...(hero ? [el('img', { src: hero, alt: '', class: 'hub-hero' })] : []), read)
  const root = el(
    'div',
    { class: 'dial', 'aria-hidden': 'true' },
    svg('svg', { viewBox: '0 0 200 200' }, rim, pointer),
    hub,
  )
  const show = (spot: Spot) => {
    read.textContent = labelOf(spot)
    read.style.setProperty('--spot', colours[spot])
  }
  show(spots[0])
  return { root, rim, pointer, show }
}

/** Degrees, clockwise, that bring a place of the rim under the pointer. */
export const angleFor = (segment: number, rest: number) => 360 - (segment + rest / 1000) * turn
/** Segment under the pointer at an angle. */
export const segmentAt = (degrees: number) => Math.floor(((((-degrees % 360) + 360) % 360) / turn) % segments.length)
