import { isFastScrolling, onFastScrollEnd } from '@boardwalk/ui'
import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { grown, isMuch, isSameRows, kept, type Rows, reachable, shared } from './rows.ts'
import type { GridSize } from './use-grid-size.ts'

/** Rows drawn above and below those in view. */
const overscan = 2
/** Drawn before anything is measured, as the server does: two rows of a wide screen, within one round trip. */
const unmeasured = 12

/** The scroll offset, except during fast scrolling: rows that cannot be read are not rendered. */
const observeAtRest: typeof observeWindowOffset = (instance, notify) => {
  const stop = observeWindowOffset(instance, (offset, isScrolling) => {
    if (!isFastScrolling()) notify(offset, isScrolling)
  })
  const stopWaiting = onFastScrollEnd(() => notify(window.scrollY, false))
  return () => {
    stop?.()
    stopWaiting()
  }
}

/**
 * The rows to render on the way to `goal`: all of them at reading pace and after a jump. At the end of fast scrolling, and
 * when the list grows by many rows at once, one row is added per frame, because dozens of cards would delay it. Null
 * without a goal.
 */
function useReveal(goal: Rows | null, view: Rows): Rows | null {
  const [part, setPart] = useState<Rows | null>(null)
  const latest = useRef<Rows | null>(null)
  const begun = part ?? (goal && latest.current && isMuch(latest.current, goal) ? latest.current : null)
  const drawn = begun && goal ? kept(begun, goal, view) : goal
  useLayoutEffect(() => {
    latest.current = drawn
  })
  useEffect(() => onFastScrollEnd(() => setPart(latest.current && { ...latest.current })), [])
  useEffect(() => {
    if (!drawn || !goal || isSameRows(drawn, goal)) return setPart(null)
    const frame = requestAnimationFrame(() => {
      if (!isFastScrolling()) setPart(grown(drawn, goal, view))
    })
    return () => cancelAnimationFrame(frame)
  })
  return drawn
}

/**
 * Which places are drawn, which are wanted in the page, and the room in pixels that all but the drawn ones take. All
 * places where nothing can be measured. A row that is `isKnown` to have its cards is drawn, of the others one.
 */
export function useRows(
  count: number,
  size: GridSize | null | undefined,
  isKnown: (first: number, end: number) => boolean,
) {
  const { columns, pitch, top } = size ?? { columns: 1, pitch: 1, top: 0 }
  const rows = Math.ceil(count / columns)
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => pitch,
    overscan,
    scrollMargin: top,
    enabled: Boolean(size),
    useFlushSync: false,
    observeElementOffset: observeAtRest,
  })
  useLayoutEffect(() => virtual.measure(), [virtual, pitch, columns])
  const items = virtual.getVirtualItems()
  const goal = {
    first: items[0]?.index ?? 0,
    last: items.at(-1)?.index ?? Math.min(rows, Math.ceil(unmeasured / columns)) - 1,
  }
  const view = virtual.range ? { first: virtual.range.startIndex, last: virtual.range.endIndex } : goal
  const reach = reachable(goal, view, (row) => isKnown(row * columns, (row + 1) * columns))
  const drawn = useReveal(size ? reach : null, shared(reach, view)) ?? reach
  const placesOf = ({ first, last }: Rows) => ({
    first: first * columns,
    last: Math.min(count, (last + 1) * columns) - 1,
  })
  if (!size) {
    const all = { first: 0, last: (size === null ? count : Math.min(count, unmeasured)) - 1 }
    return { drawn: all, wanted: all, before: 0, after: 0 }
  }
  return {
    drawn: placesOf(drawn),
    wanted: placesOf(goal),
    before: drawn.first * pitch,
    after: Math.max(0, rows - 1 - drawn.last) * pitch,
  }
}

/** Receives the first and last place in view. `isFastScrolling`: they pass too fast for their cards to be seen. */
export type OnView = (first: number, last: number, isFastScrolling: boolean) => void

type View = {
  /** Places that are wanted in the page. */
  first: number
  last: number
  count: number
  size: GridSize | null | undefined
  onView: OnView
}

/** Reports the places in view: those wanted in the page, and during fast scrolling those that pass. */
export function useView({ first, last, count, size, onView }: View): void {
  const isMeasured = Boolean(size)
  useEffect(() => {
    if (isMeasured) onView(first, last, false)
  }, [isMeasured, first, last, onView])
  useEffect(() => {
    if (!size || count === 0) return
    const place = (row: number) => Math.min(Math.max(0, row * size.columns), count - 1)
    const rowAt = (y: number) => Math.floor((y - size.top) / size.pitch)
    const pass = () => {
      if (!isFastScrolling()) return
      const { scrollY, innerHeight } = window
      onView(place(rowAt(scrollY)), place(rowAt(scrollY + innerHeight) + 1), true)
    }
    window.addEventListener('scroll', pass, { passive: true })
    return () => window.removeEventListener('scroll', pass)
  }, [count, size, onView])
}
