import { token } from '@boardwalk/brand-kit'
import { GameCardSkeleton } from '@boardwalk/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { GameGrid } from './GameGrid.tsx'
import type { ListItem } from './list-parts.ts'
import { type GridSize, useGridSize } from './use-grid-size.ts'
import { useLongPress } from './use-long-press.ts'
import { type OnView, useRows, useView } from './use-rows.ts'

type Props = {
  slots: readonly ListItem[]
  tile: (game: NonNullable<ListItem>, index: number) => ReactNode
  /** Called when the places in view change; never where nothing can be measured. */
  onView: OnView
}

/**
 * Cards of a list of any length: only those near the view are in the page, and spacers take the height of the others
 * above and below, once a card has been measured. It starts as the plain grid that the server sent, and its grid stays
 * the same element.
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
      {size && <Spacer size={size} length={before} />}
      <GameGrid ref={grid}>
        {slots.slice(drawn.first, drawn.last + 1).map((game, index) => {
          const at = drawn.first + index
          return game ? tile(game, at) : <GameCardSkeleton key={`placeholder ${at}`} />
        })}
      </GameGrid>
      {size && <Spacer size={size} length={after} isBelow />}
    </div>
  )
}

/**
 * Switches scroll anchoring off. With it a browser would follow rows that are drawn further down, and a footer that
 * moves below a new page, to the end of the list.
 */
function useStill(isVirtual: boolean) {
  useLayoutEffect(() => {
    if (!isVirtual) return
    const { style } = document.documentElement
    style.setProperty('overflow-anchor', 'none')
    return () => void style.removeProperty('overflow-anchor')
  }, [isVirtual])
}

type SpacerProps = {
  size: GridSize
  /** Pixels that the rows take. */
  length: number
  isBelow?: boolean
}

/**
 * Keeps the height of rows that are not drawn, with the shapes of their cards: seen while the list scrolls fast, and
 * until a slow phone has drawn. One background replaces thousands of elements.
 */
function Spacer({ size, length, isBelow = false }: SpacerProps) {
  const element = useRef<HTMLDivElement>(null)
  // Not as an attribute: the server's would be refused by the page's policy.
  useLayoutEffect(() => {
    const { style } = element.current ?? {}
    style?.setProperty('block-size', `${length}px`)
    style?.setProperty('--cell', `${size.width}px`)
    style?.setProperty('--gap', `${size.gap}px`)
    style?.setProperty('--pitch', `${size.pitch}px`)
  }, [size, length])
  return <Shapes ref={element} aria-hidden="true" $isBelow={isBelow} />
}

/** A rectangle in the corner of a tile that is repeated. */
const box = (width: string, height: string) =>
  `conic-gradient(from 270deg at ${width} ${height}, ${token('color-skeleton')} 25%, transparent 0)`

const Shapes = styled.div<{ $isBelow: boolean }>`
  --art: calc(var(--cell) * 4 / 3);
  --top: ${({ $isBelow }) => ($isBelow ? 'var(--gap)' : '0px')};
  --side: 0px;
  background-image: ${box('var(--cell)', 'var(--art)')}, ${box('calc(var(--cell) * 0.8)', '1em')};
  background-size: calc(var(--cell) + var(--gap)) var(--pitch);
  background-position:
    0 var(--top),
    var(--side) calc(var(--top) + var(--art) + ${token('space-3')});
  font-size: ${token('text-sm')};
  &:dir(rtl) { --side: calc(var(--cell) * 0.2); }
`
