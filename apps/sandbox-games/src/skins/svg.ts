/** Flat drawings on a field of 100 × 100, distinguishable by outline alone; markup without the `<svg>` around it. */
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`
export const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** A part and its mirror image. */
export const both = (part: string) => `${part}<g transform="matrix(-1 0 0 1 100 0)">${part}</g>`
/** A part repeated by rotation about the centre. */
export const ring = (count: number, part: string, x = 50, y = 50) =>
  Array.from({ length: count }, (_, at) => `<g transform="rotate(${(360 / count) * at} ${x} ${y})">${part}</g>`).join(
    '',
  )

/** Colours that drawings share, so that symbols of one grid match in style. */
export const ink = '#2c2140'
export const white = '#fffaf0'
export const gold = '#ffc93c'
export const amber = '#e8920c'
export const brown = '#8a4f24'
export const red = '#e5383b'
export const wine = '#a3182f'
export const pink = '#ff7fae'
export const green = '#3fae5a'
export const pine = '#1f7a45'
export const teal = '#12a5a0'
export const sky = '#4fb3f6'
export const navy = '#1f3f94'
export const violet = '#8b5cf6'
export const plum = '#5b2fa8'
export const grey = '#9aa3b5'
