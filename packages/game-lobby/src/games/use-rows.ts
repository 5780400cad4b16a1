import { isPassing, onLanding } from '@boardwalk/ui'
import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect } from 'react'
import type { GridSize } from './grid-size.ts'

/** Rows drawn above and below those in view. */
const overscan = 2
/** Drawn before anything is measured, as the server does: two rows of a wide screen, within one round trip. */
const unmeasured = 12

/** The window's place, but not while the page flies by: rows that nobody can read are not drawn. */
const observeAtRest: typeof observeWindowOffset = (instance, hear) => {
  const stop = observeWindowOffset(instance, (offset, isScrolling) => {
    if (!isPassing()) hear(offset, isScrolling)
  })
  const stopWaiting = onLanding(() => hear(window.scrollY, false))
  return () => {
    stop?.()
    stopWaiting()
  }
}

/** Which places are drawn, and the room in pixels that the others take. All of them where nothing can be measured. */
export function useRows(count: number, size: GridSize | null | undefined) {
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
  const drawn = size === undefined ? Math.min(count, unmeasured) : count
  if (!size) return { first: 0, last: drawn - 1, before: 0, after: 0 }
  const items = virtual.getVirtualItems()
  const firstRow = items[0]?.index ?? 0
  const lastRow = items.at(-1)?.index ?? Math.min(rows, Math.ceil(unmeasured / columns)) - 1
  return {
    first: firstRow * columns,
    last: Math.min(count, (lastRow + 1) * columns) - 1,
    before: firstRow * pitch,
    after: Math.max(0, rows - 1 - lastRow) * pitch,
  }
}

type View = {
  /** Places that are drawn. */
  first: number
  last: number
  count: number
  size: GridSize | null | undefined
  onView: (first: number, last: number) => void
}

/** Says which places are in view: those that are drawn, and in flight those that go by. */
export function useView({ first, last, count, size, onView }: View): void {
  const isMeasured = Boolean(size)
  useEffect(() => {
    if (isMeasured) onView(first, last)
  }, [isMeasured, first, last, onView])
  useEffect(() => {
    if (!size || count === 0) return
    const place = (row: number) => Math.min(Math.max(0, row * size.columns), count - 1)
    const rowAt = (y: number) => Math.floor((y - size.top) / size.pitch)
    const pass = () => {
      if (isPassing()) onView(place(rowAt(scrollY)), place(rowAt(scrollY + innerHeight) + 1))
    }
    window.addEventListener('scroll', pass, { passive: true })
    return () => window.removeEventListener('scroll', pass)
  }, [count, size, onView])
}
