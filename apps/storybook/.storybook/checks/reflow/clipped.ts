import type { Edge } from './boxes.ts'
import { type Finding, nameOf, pixels, quote } from './finding.ts'
import type { TextLine } from './text-lines.ts'

type Axis = 'x' | 'y'
type Loss = { axis: Axis; length: number; by: Element | undefined }

/** Text that an edge cuts and that cannot be scrolled to. */
export function findClipped(lines: readonly TextLine[]): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const loss = lossOf(line)
    if (!loss) return []
    const by = loss.by ? nameOf(loss.by) : 'the edge of the screen'
    const side = loss.axis === 'x' ? 'sideways' : 'in height'
    return [
      {
        kind: 'clipped',
        elements: [line.element],
        says: `${quote(line.text)} loses ${pixels(loss.length)} ${side} to ${by}`,
      },
    ]
  })
}

function lossOf(line: TextLine): Loss | undefined {
  const { edges, isFixed } = line.place
  if (edges.some(isForListenersOnly)) return undefined
  return lossOn('x', line, edges, isFixed) ?? lossOn('y', line, edges, isFixed)
}

function lossOn(axis: Axis, line: TextLine, edges: readonly Edge[], isFixed: boolean): Loss | undefined {
  const tolerance = axis === 'x' ? Math.max(1.5, line.fontSize * 0.08) : Math.max(1, line.fontSize * 0.12)
  for (const [index, edge] of edges.entries()) {
    if (edge[axis] === 'scrolls') return undefined
    if (edge[axis] === 'shows') continue
    const length = beyond(axis, line.rect, edge.box)
    if (length <= tolerance) continue
    const inside = edges.slice(0, index + 1)
    return isOnPurpose(line, edge, inside, axis, length) ? undefined : { axis, length, by: edge.element }
  }
  const screen = screenOf(axis, isFixed)
  const length = screen ? beyond(axis, line.rect, screen) : 0
  return length > tolerance && !isHiddenUntilFocus(line) ? { axis, length, by: undefined } : undefined
}

/** A page scrolls down but never up or sideways; fixed elements never scroll. */
function screenOf(axis: Axis, isFixed: boolean): DOMRect {
  const { clientWidth, scrollHeight } = document.documentElement
  if (axis === 'x' || isFixed) return new DOMRect(0, 0, clientWidth, window.innerHeight)
  return new DOMRect(0, -window.scrollY, clientWidth, Math.max(scrollHeight, document.body.scrollHeight))
}

const beyond = (axis: Axis, rect: DOMRect, box: DOMRect) =>
  axis === 'x'
    ? Math.max(box.left - rect.left, rect.right - box.right)
    : Math.max(box.top - rect.top, rect.bottom - box.bottom)

/** Text for screen readers alone: a box of a pixel, or cut away altogether. */
const isForListenersOnly = ({ box, style, x, y }: Edge) =>
  (x === 'hides' && y === 'hides' && box.width <= 2 && box.height <= 2) ||
  /inset\(50%\)|rect\(0/.test(style.clipPath + style.clip)

const isInert = (element: Element) => element.closest('[inert], [aria-hidden="true"]') !== null
const isMoving = ({ element }: Edge) =>
  element.getAnimations().some((animation) => animation.effect?.getComputedTiming().iterations === Infinity)

function isOnPurpose(line: TextLine, edge: Edge, inside: readonly Edge[], axis: Axis, length: number): boolean {
  if (inside.some(isMoving)) return true
  // A slide or a digit that is not shown now is fully beyond the edge and not announced.
  if (length >= (axis === 'x' ? line.rect.width : line.rect.height) && isInert(line.element)) return true
  const ends = axis === 'x' ? edge.style.textOverflow === 'ellipsis' : edge.style.webkitLineClamp !== 'none'
  return ends && isNamedInFull(line)
}

/** Cut on the screen, whole for a screen reader: the text itself is in the accessibility tree, or a name repeats it. */
function isNamedInFull({ element, text }: TextLine): boolean {
  if (!isInert(element)) return true
  for (let at: Element | null = element; at; at = at.parentElement) {
    const name = `${at.getAttribute('title') ?? ''} ${at.getAttribute('aria-label') ?? ''}`
    if (name.includes(text)) return true
  }
  return false
}

/** A link that leads past the bars waits above the page until it gets the focus. */
const isHiddenUntilFocus = ({ element, rect }: TextLine) => rect.bottom <= 0 && element.closest('a, button') !== null
