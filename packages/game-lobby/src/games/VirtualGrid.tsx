import { GameCardSkeleton } from '@boardwalk/ui'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { GameGrid } from './GameGrid.tsx'
import { type GridSize, isSameSize, measureGrid } from './grid-size.ts'
import type { Slot } from './slots.ts'
import { useLongPress } from './use-long-press.ts'

type Props = {
  slots: readonly Slot[]
  tile: (game: NonNullable<Slot>, index: number) => ReactNode
  /** Places in view, first and last, whenever they change; never where nothing can be measured. */
  onView: (first: number, last: number) => void
}

/** Rows drawn above and below those in view. */
const overscan = 2
/** Drawn before anything is measured, as the server does: two rows of a wide screen, within one round trip. */
const unmeasured = 12

/**
 * Cards of a list of any length: only those near the view are in the page, and the room of the others is kept above
 * and below. It starts as the plain grid that the server sent, and stays the same elements.
 */
export function VirtualGrid({ slots, tile, onView }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const size = useGridSize(grid)
  const { first, last, before, after } = useRows(slots.length, size)
  useLongPress(grid, (nodeId) => slots.find((slot) => slot?.nodeId === nodeId))
  useLayoutEffect(() => {
    grid.current?.style.setProperty('padding-block', `${before}px ${after}px`)
  }, [before, after])
  const isMeasured = Boolean(size)
  useEffect(() => {
    if (isMeasured) onView(first, last)
  }, [isMeasured, first, last, onView])
  return (
    <GameGrid ref={grid}>
      {slots.slice(first, last + 1).map((game, index) => {
        const at = first + index
        return game ? tile(game, at) : <GameCardSkeleton key={`awaited ${at}`} />
      })}
    </GameGrid>
  )
}

/** The size of the grid's cells, again whenever the page is laid out anew; undefined before, null where nothing can be measured. */
function useGridSize(grid: RefObject<HTMLElement | null>): GridSize | null | undefined {
  const [size, setSize] = useState<GridSize | null>()
  useLayoutEffect(() => {
    const measure = () =>
      setSize((known) => {
        const next = grid.current && measureGrid(grid.current)
        return known !== undefined && isSameSize(known, next) ? known : next
      })
    measure()
    const observer = new ResizeObserver(measure)
    // Its border stays where it is while the room of the rows that are not drawn, its padding, changes.
    if (grid.current) observer.observe(grid.current, { box: 'border-box' })
    // What stands above the grid moves it without changing it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [grid])
  return size
}

/** Which places are drawn, and the room in pixels that the others take. All of them where nothing can be measured. */
function useRows(count: number, size: GridSize | null | undefined) {
  const { columns, pitch, top } = size ?? { columns: 1, pitch: 1, top: 0 }
  const rows = Math.ceil(count / columns)
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => pitch,
    overscan,
    scrollMargin: top,
    enabled: Boolean(size),
    useFlushSync: false,
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
