import type { Window } from '../records/window.ts'
import { dayMs } from '../time-units.ts'

const shortestMs = 60_000

export type Walk<Row, Place> = {
  window: Window
  /** Most rows of one read, and so most rows in memory. */
  limit: number
  /** Rows of a part of the window after a place, newest first. */
  read(part: Window, after: Place | null): Promise<Row[]>
  placeOf(row: Row): Place
}

/**
 * Reads a window from its end to its begin, a part at a time and only when asked for more. A read orders all rows of its
 * part, so that a part that has too many becomes shorter, and one with few longer.
 */
export async function* newestFirst<Row, Place>({ window, limit, read, placeOf }: Walk<Row, Place>) {
  let [until, span] = [window.until.getTime(), dayMs]
  const first = window.from.getTime()
  let after: Place | null = null
  while (until > first) {
    const from = Math.max(first, until - span)
    const rows: Row[] = await read({ from: new Date(from), until: new Date(until) }, after)
    const last = rows.at(-1)
    if (last) {
      after = placeOf(last)
      yield rows
    }
    // The rest of a full part comes with the next read, or the one after it.
    if (rows.length >= limit) span = Math.max(shortestMs, span / 2)
    else {
      until = from
      if (rows.length < limit / 4) span *= 2
    }
  }
}
