import type { Edge, Place } from './boxes.ts'
import { type Finding, nameOf, pixels } from './finding.ts'
import type { TextLine } from './text-lines.ts'

type Places = (element: Element) => Place
/** The page, or a part of it that scrolls, with the edges of its content. */
type Area = { element: Element; name: string; left: number; right: number; isPage: boolean }

/** A page that scrolls sideways, or a part that scrolls both down and sideways, with the elements that are too wide. */
export function findSideways(root: Element, placeOf: Places, lines: readonly TextLine[]): Finding[] {
  return [pageArea(), ...areasOf(lines)].flatMap((area) => {
    const length = area.element.scrollWidth - area.element.clientWidth
    return length > 1 ? [sideways(length, area, innermostBeyond(root, area, placeOf))] : []
  })
}

function sideways(length: number, { element, name }: Area, tooWide: readonly Element[]): Finding {
  const culprits = tooWide.slice(0, 3).map(reach).join(', ') || 'text that is wider than its box'
  return {
    kind: 'sideways',
    elements: tooWide.length > 0 ? tooWide : [element],
    says: `${name} scrolls ${pixels(length)} sideways, because of ${culprits}`,
  }
}

function pageArea(): Area {
  const element = document.documentElement
  return { element, name: 'the page', left: 0, right: element.clientWidth, isPage: true }
}

/**
 * Parts that scroll down. A strip that scrolls sideways alone does so on purpose, and so does a table, whose columns
 * belong side by side.
 */
function areasOf(lines: readonly TextLine[]): Area[] {
  const edges = new Map(lines.flatMap(({ place }) => place.edges.map((edge) => [edge.element, edge])))
  return [...edges.values()].filter(scrollsDown).map(({ element, box: { left, right } }) => {
    return { element, name: nameOf(element), left, right, isPage: false }
  })
}

/** In px; a strip may be a little higher than its box. */
const aLine = 24

const scrollsDown = ({ element, x, y }: Edge) =>
  x === 'scrolls' &&
  y === 'scrolls' &&
  element.scrollHeight > element.clientHeight + aLine &&
  element.querySelector(':scope > table') === null

function innermostBeyond(root: Element, area: Area, placeOf: Places): Element[] {
  const within = area.isPage ? root : area.element
  const wide = [...within.querySelectorAll('*')].filter((element) => isBeyond(element, area, placeOf))
  return wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
}

function reach(element: Element) {
  const { left, right } = element.getBoundingClientRect()
  return `${nameOf(element)} (from ${Math.floor(left)} to ${Math.ceil(right)})`
}

function isBeyond(element: Element, { element: area, left, right, isPage }: Area, placeOf: Places): boolean {
  const box = element.getBoundingClientRect()
  if (box.right <= right + 1 && box.left >= left - 1) return false
  const { edges, isFixed } = placeOf(element)
  const end = isPage ? edges.length : edges.findIndex((edge) => edge.element === area)
  return (isPage ? !isFixed : end > 0) && edges.slice(1, end).every(({ x }) => x === 'shows')
}
