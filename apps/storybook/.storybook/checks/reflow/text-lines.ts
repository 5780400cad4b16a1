import type { Place } from './boxes.ts'

/** One line of visible text: a text node that wraps has several. */
export type TextLine = { text: string; node: Text; element: Element; fontSize: number; rect: DOMRect; place: Place }

// Storybook's own interface, and elements that are never text on a page.
const skipped =
  '.sb-wrapper, #storybook-highlights-root, #storybook-docs, script, style, noscript, template, title, desc'

/** Every line of text that a reader would see, in the order of the document. */
export function textLines(root: Element, placeOf: (element: Element) => Place): TextLine[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const lines: TextLine[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) lines.push(...linesOf(node as Text, placeOf))
  return lines
}

function linesOf(node: Text, placeOf: (element: Element) => Place): TextLine[] {
  const element = node.parentElement
  const text = node.data.trim()
  if (!text || !element || element.closest(skipped) || !isSeen(element)) return []
  const place = placeOf(element)
  const fontSize = Number.parseFloat(getComputedStyle(element).fontSize)
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((rect) => ({ text, node, element, fontSize, place, rect: ink(rect, fontSize) }))
}

const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

/** A line's box has the font's declared height, which is more than its letters: one em in the middle contains them. */
function ink({ x, y, width, height }: DOMRect, fontSize: number): DOMRect {
  const air = Math.max(0, (height - fontSize) / 2)
  return new DOMRect(x, y + air, width, height - 2 * air)
}
