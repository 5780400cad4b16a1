import { svg } from '../../../client/dom.ts'

const spots: Record<number, readonly [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A face of a die; one and four are red, as on dice of the region. */
export function dieFace(face: number, size = ''): SVGElement {
  const pips = (spots[face] ?? []).map(([x, y]) =>
    svg('circle', {
      cx: String(x * 13),
      cy: String(y * 13),
      r: face === 1 ? '9' : '5.5',
      class: face === 1 || face === 4 ? 'pip red' : 'pip',
    }),
  )
  const body = svg('rect', { x: '-25', y: '-25', width: '50', height: '50', rx: '11', class: 'die-body' })
  return svg('svg', { viewBox: '-27 -27 54 54', class: `die ${size}`, 'aria-hidden': 'true' }, body, ...pips)
}
