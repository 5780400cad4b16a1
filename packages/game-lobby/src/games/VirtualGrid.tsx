import { GameCardSkeleton } from '@boardwalk/ui'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { GameGrid } from './GameGrid.tsx'
import { type GridSize, isSameSize, measureGrid } from './grid-size.ts'
import type { Slot } from './list-parts.ts'
import { Room } from './Room.tsx'
import { useLongPress } from './use-long-press.ts'
import { type OnView, useRows, useView } from './use-rows.ts'

type Props = {
  slots: readonly Slot[]
  tile: (game: NonNullable<Slot>, index: number) => ReactNode
  /** Told whenever the places in view change; never where nothing can be measured. */
  onView: OnView
}

/**
 * Cards of a list of any length: only those near the view are in the page, and the room of the others is kept above
 * and below. It starts as the plain grid that the server sent, and stays the same elements.
 */
export function VirtualGrid({ slots, tile, onView }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const size = useGridSize(frame, grid)
  const isKnown = (from: number, end: number) => slots.slice(from, end).every(Boolean)
  const { drawn, wanted, before, after } = useRows(slots.length, size, isKnown)
  useView({ ...wanted, count: slots.length, size, onView })
  useStill(Boolean(size))
  useLongPress(grid, (nodeId) => slots.find((slot) => slot?.nodeId === nodeId))
  return (
    <div ref={frame}>
      <Room size={size} length={before} />
      <GameGrid ref={grid}>
        {slots.slice(drawn.first, drawn.last + 1).map((game, index) => {
          const at = drawn.first + index
          return game ? tile(game, at) : <GameCardSkeleton key={`awaited ${at}`} />
        })}
      </GameGrid>
      <Room size={size} length={after} isBelow />
    </div>
  )
}

/**
 * A browser that holds in place what it shows would go along with rows that are drawn further down, and with a footer
 * that moves away below a page that comes: further and further, to the end of the list.
 */
function useStill(isVirtual: boolean) {
  useLayoutEffect(() => {
    if (!isVirtual) return
    const { style } = document.documentElement
    style.setProperty('overflow-anchor', 'none')
    return () => void style.removeProperty('overflow-anchor')
  }, [isVirtual])
}

type Place = RefObject<HTMLElement | null>

/** The size of the grid's cells, again whenever the page is laid out anew; undefined before, null where nothing can be measured. */
function useGridSize(frame: Place, grid: Place): GridSize | null | undefined {
  const [size, setSize] = useState<GridSize | null>()
  useLayoutEffect(() => {
    const measure = () =>
      setSize((known) => {
        const next = frame.current && grid.current && measureGrid(frame.current, grid.current)
        return known !== undefined && isSameSize(known, next) ? known : next
      })
    measure()
    const observer = new ResizeObserver(measure)
    // Unlike the grid it stays as large as it is when other rows are drawn.
    if (frame.current) observer.observe(frame.current)
    // What stands above moves it without changing it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [frame, grid])
  return size
}
