/** Writers for the few SVG shapes that the artwork is made of. Coordinates are rounded to a tenth to keep files small. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`
export const rect = (x: number, y: number, width: number, height: number, round: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}" fill="${fill}"${more && ` ${more}`}/>`
/** The shapes that small things are drawn with; a shape is text here, and an outline where many are joined. */
export type Pen<T> = {
  path(d: string, fill: string, more?: string): T
  line(d: string, stroke: string, width: number, more?: string): T
  circle(x: number, y: number, r: number, fill: string, more?: string): T
  oval(x: number, y: number, rx: number, ry: number, fill: string, more?: string): T
  rect(x: number, y: number, width: number, height: number, round: number, fill: string, more?: string): T
}
export const svgPen: Pen<string> = { path, line, circle, oval, rect }

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`
export const faint = (opacity: number, ...children: string[]) => `<g opacity="${opacity}">${children.join('')}</g>`
/** The drawing and its mirror image about x = 0. */
export const mirror = (...children: string[]) => children.join('') + group('scale(-1 1)', ...children)
/** `count` copies turned about the origin. */
export const spin = (count: number, child: string, start = 0): string =>
  copies(
    Array.from({ length: count }, (_, i) => `rotate(${n(start + (360 / count) * i)})`),
    child,
  )

/** A drawing at several places; a long one is written once and used. */
export function copies(places: string[], child: string): string {
  if (child.length <= 90) return places.map((place) => group(place, child)).join('')
  const id = nameOf(child)
  const first = (place: string) => `<g transform="${place}"><g id="${id}">${child}</g></g>`
  return places.map((place, i) => (i === 0 ? first(place) : `<use href="#${id}" transform="${place}"/>`)).join('')
}

/** The same drawing has the same name. */
function nameOf(drawing: string): string {
  let value = 2166136261
  for (let i = 0; i < drawing.length; i += 1) value = Math.imul(value ^ drawing.charCodeAt(i), 16777619)
  return `s${(value >>> 0).toString(36)}`
}

/** `count` drawings of a function of the index. */
export const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
/** Points of a star or, with `inner` = `outer`, of a polygon. */
export function star(points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner
    const angle = ((turn + (180 / points) * i) * Math.PI) / 180
    return `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}
