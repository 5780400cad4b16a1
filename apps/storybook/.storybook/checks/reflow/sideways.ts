import type { Place } from './boxes.ts'
import { type Finding, nameOf, pixels } from './finding.ts'

/** A page that scrolls sideways, with the elements that make it so wide. */
export function findSideways(root: Element, placeOf: (element: Element) => Place): Finding[] {
  const page = document.documentElement
  const length = page.scrollWidth - page.clientWidth
  if (length <= 1) return []
  const wide = [...root.querySelectorAll('*')].filter((element) => isBeyond(element, page.clientWidth, placeOf))
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
  const culprits = innermost.slice(0, 3).map(reach).join(', ') || 'nothing that has a box'
  return [
    {
      kind: 'sideways',
      elements: innermost.length > 0 ? innermost : [page],
      says: `the page scrolls ${pixels(length)} sideways, because of ${culprits}`,
    },
  ]
}

function reach(element: Element) {
  const { left, right } = element.getBoundingClientRect()
  return `${nameOf(element)} (from ${Math.floor(left)} to ${Math.ceil(right)})`
}

function isBeyond(element: Element, width: number, placeOf: (element: Element) => Place): boolean {
  const { left, right } = element.getBoundingClientRect()
  if (right <= width + 1 && left >= -1) return false
  const { edges, isFixed } = placeOf(element)
  return !isFixed && edges.slice(1).every(({ x }) => x === 'shows')
}
