import { useHydrating } from '@boardwalk/ui'
import { type RefObject, useLayoutEffect, useState } from 'react'

export type GridSize = {
  columns: number
  /** Pixels from one row to the next. */
  pitch: number
  /** Pixels of a cell's width, and between two cells. */
  width: number
  gap: number
  /** Pixels above the first row, in the page. */
  top: number
}

const pixels = (text: string) => Number.parseFloat(text) || 0

/**
 * Measures a grid whose cells are all as large as its first one, in a frame that also holds the room of the rows that are
 * not drawn; null where nothing is laid out.
 */
function measureGrid(frame: HTMLElement, grid: HTMLElement): GridSize | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const { width, height } = grid.firstElementChild?.getBoundingClientRect() ?? { width: 0, height: 0 }
  if (height <= 0) return null
  const gap = pixels(rowGap)
  return {
    columns: gridTemplateColumns.split(' ').filter((column) => pixels(column) > 0).length || 1,
    pitch: height + gap,
    width,
    gap,
    top: frame.getBoundingClientRect().top + window.scrollY,
  }
}

const isSameSize = (one: GridSize | null, other: GridSize | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.columns === other.columns &&
    Math.abs(one.pitch - other.pitch) < 0.5 &&
    Math.abs(one.width - other.width) < 0.5 &&
    Math.abs(one.top - other.top) < 1)

type Place = RefObject<HTMLElement | null>

/** The size of the grid's cells, measured again with every layout; undefined before, null where nothing can be measured. */
export function useGridSize(frame: Place, grid: Place): GridSize | null | undefined {
  const [size, setSize] = useState<GridSize | null>()
  const isFirstPaint = useHydrating()
  useLayoutEffect(() => {
    const measure = () =>
      setSize((known) => {
        const next = frame.current && grid.current && measureGrid(frame.current, grid.current)
        return known !== undefined && isSameSize(known, next) ? known : next
      })
    // The observer's first report follows a layout; now one would be forced, and the server's cards are right without.
    if (!isFirstPaint) measure()
    const observer = new ResizeObserver(measure)
    // Unlike the grid it stays as large as it is when other rows are drawn.
    if (frame.current) observer.observe(frame.current)
    // Content above moves it without changing its size.
    observer.observe(document.body)
    return () => observer.disconnect()
    // Only the first render counts.
  }, [frame, grid])
  return size
}
