import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'
import { type Lines, useAllLines } from './all-lines.ts'
import type { Entry } from './entries.ts'

/** Pixels before a line has been measured: of a row, and of a row that is a card. */
const guess = { row: 57, card: 168 }
/** Size of a first view, used before the first measurement and on the server. */
const firstView = { width: 1024, height: 600 }

/** The visible rows, and spacer heights for the others. Renders all rows without `isVirtual`. */
export function useLines<Row>(
  box: RefObject<HTMLElement | null>,
  entries: readonly Entry<Row>[],
  isVirtual: boolean,
): Lines<Row> {
  const all = useAllLines(box, entries, isVirtual)
  const keyOf = useCallback((index: number) => entries[index]?.key ?? index, [entries])
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: entries.length,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => ((box.current?.clientWidth ?? firstView.width) < 560 ? guess.card : guess.row),
    getItemKey: keyOf,
    initialRect: firstView,
    overscan: 8,
  })
  if (!isVirtual) return all

  const items = virtualizer.getVirtualItems()
  return {
    // A list that has just become shorter may get a request for lines that it no longer has.
    lines: items.flatMap(({ index }) => entries.slice(index, index + 1).map((entry) => ({ entry, index }))),
    before: items[0]?.start ?? 0,
    after: Math.max(0, virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)),
    measure: virtualizer.measureElement,
    reveal: (index: number) => virtualizer.scrollToIndex(index),
  }
}
