import { type RefObject, useDeferredValue } from 'react'
import type { Entry } from './entries.ts'

export type Lines<Row> = {
  /** The lines to draw. */
  lines: readonly { entry: Entry<Row>; index: number }[]
  /** Heights that replace the lines before and after the rendered ones. */
  before: number
  after: number
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
  /** Brings a line into sight that is not drawn. */
  reveal: (index: number) => void
}

/** A hook that chooses the lines to draw. */
export type UseLines = <Row>(
  box: RefObject<HTMLElement | null>,
  entries: readonly Entry<Row>[],
  isVirtual: boolean,
) => Lines<Row>

/** Lines of the first render: cards fill a phone's screen with these. */
const firstLines = 4

/**
 * Draws every line; for a few, without the code that draws a part of many. Lines after the first few follow when the
 * browser has time, so that a page of records does not hold up a press.
 */
export const useAllLines: UseLines = (_box, entries) => {
  const isWhole = useDeferredValue(true, false)
  const drawn = isWhole ? entries : entries.slice(0, firstLines)
  return {
    lines: drawn.map((entry, index) => ({ entry, index })),
    ...{ before: 0, after: 0, measure: undefined, reveal: () => {} },
  }
}
