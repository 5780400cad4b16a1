import { el } from '../../../client/dom.ts'

/** The frame around a board of columns and rows; it grows to the available space. */
export function framed(columns: number, rows: number, ...children: Node[]) {
  const frame = el('div', { class: 'frame' }, ...children)
  frame.style.setProperty('--shape', `${columns / rows}`)
  return frame
}

/** The theme's hero above the frame, where a page has room for it. */
export const crest = (heroes: readonly string[], size: string) => {
  const image = el('img', { class: 'crest', src: heroes[0] ?? '', alt: '' })
  image.hidden = !heroes[0]
  image.style.setProperty('--crest', size)
  return image
}
