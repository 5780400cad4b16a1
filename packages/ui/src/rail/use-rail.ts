import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { scrollBehavior } from '../foundation/media.ts'

const focusable = 'a[href], button:not(:disabled), [tabindex="0"]'
const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Hidden part of a row, in widths of its last item, below which the rest of its items is near. */
const NEAR = 0.6

/**
 * Position of a horizontal scroller, how to move it, and how many of its items are mounted: the first ones, and all of
 * them once the end of those is near. Renders only when an end is reached or left.
 */
export function useRail(ref: RefObject<HTMLElement | null>, total: number, first = total) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  const [hasRest, setRest] = useState(false)
  const shown = hasRest ? total : Math.min(first, total)

  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const measure = () => {
      const at = Math.abs(scroller.scrollLeft)
      const hidden = scroller.scrollWidth - scroller.clientWidth - at
      if (hidden <= NEAR * (scroller.lastElementChild?.clientWidth ?? 0)) setRest(true)
      const next = { isAtStart: at < 2, isAtEnd: hidden < 2 && shown === total }
      setEnds((before) => (before.isAtStart === next.isAtStart && before.isAtEnd === next.isAtEnd ? before : next))
    }
    const resizing = new ResizeObserver(measure)
    resizing.observe(scroller)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      resizing.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [ref, shown, total])

  const page = (direction: 1 | -1) => {
    const scroller = ref.current
    if (!scroller) return
    const sign = isRtl(scroller) ? -direction : direction
    scroller.scrollBy({ left: sign * scroller.clientWidth * 0.9, behavior: scrollBehavior() })
  }
  return { ...ends, shown, page }
}

/** Arrow keys move focus to the next or previous item's first control. */
export function moveAlong(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const items = [...event.currentTarget.children]
  const current = items.findIndex((item) => item.contains(event.target as Node))
  const step = (event.key === 'ArrowRight') === isRtl(event.currentTarget) ? -1 : 1
  const next = items[current + step]?.querySelector<HTMLElement>(focusable)
  if (!next) return
  event.preventDefault()
  next.focus()
}
