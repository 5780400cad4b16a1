/** An ancestor's treatment of larger content, per axis. */
export type Edge = { element: Element; style: CSSStyleDeclaration; box: DOMRect; x: Hold; y: Hold }
type Hold = 'shows' | 'hides' | 'scrolls'

/**
 * Position of an element: the ancestors whose edges clip it, from the inside out, only those that its position really
 * depends on. `isFixed`: nothing scrolls it, so the screen is its last edge. `layer`: its stacking layer, since an
 * overlay may cover it on purpose.
 */
export type Place = { edges: Edge[]; isFixed: boolean; layer: Element }

/** Reads places once per element; a page asks for the same ones again and again. */
export function createPlaces(): (element: Element) => Place {
  const places = new Map<Element, Place>()
  const known = new Map<Element, Edge>()
  const edgeOf = (element: Element) => {
    const edge = known.get(element) ?? readEdge(element)
    known.set(element, edge)
    return edge
  }
  return (element) => {
    const place = places.get(element) ?? readPlace(element, edgeOf)
    places.set(element, place)
    return place
  }
}

const hold = (overflow: string): Hold =>
  overflow === 'visible' ? 'shows' : overflow === 'auto' || overflow === 'scroll' ? 'scrolls' : 'hides'

const holdsFixed = ({ transform, filter, contain }: CSSStyleDeclaration) =>
  transform !== 'none' || filter !== 'none' || /paint|layout|strict|content/.test(contain)
const holdsAbsolute = (style: CSSStyleDeclaration) => style.position !== 'static' || holdsFixed(style)

const isTopLayer = (element: Element) => element.matches(':modal, :popover-open')

function readPlace(element: Element, edgeOf: (element: Element) => Edge): Place {
  const edges: Edge[] = []
  let layer: Element | undefined
  let waitsFor: ((style: CSSStyleDeclaration) => boolean) | undefined
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const edge = edgeOf(at)
    const { position } = edge.style
    if (isTopLayer(at)) return { edges: [...edges, edge], isFixed: true, layer: layer ?? at }
    if (/fixed|sticky/.test(position)) layer ??= at
    if (waitsFor && !waitsFor(edge.style)) continue
    edges.push(edge)
    waitsFor = position === 'fixed' ? holdsFixed : position === 'absolute' ? holdsAbsolute : undefined
  }
  return { edges, isFixed: waitsFor === holdsFixed, layer: layer ?? document.documentElement }
}

function readEdge(element: Element): Edge {
  const style = getComputedStyle(element)
  const { x, y } = element.getBoundingClientRect()
  const box = new DOMRect(x + element.clientLeft, y + element.clientTop, element.clientWidth, element.clientHeight)
  // An inline box has no edges.
  const isBox = style.display !== 'inline' && style.display !== 'contents'
  return { element, style, box, x: isBox ? hold(style.overflowX) : 'shows', y: isBox ? hold(style.overflowY) : 'shows' }
}
