import type { SortDirection } from './sort.ts'

/** Every word of a table. */
export type TableLabels = {
  /** Opens the menu of columns. */
  columns: string
  /** Saves the rows as a file. */
  exportFile: string
  /** Explains why the file could not be made. */
  exportFailed: string | ((error: unknown) => string)
  /** Names the choice of order on a phone. */
  sortBy: string
  /** The original order of the rows. */
  unsorted: string
  /** Announced after sorting, and a choice on a phone: `Amount, ascending`. */
  sorted: (header: string, direction: SortDirection) => string
  /** Head of the column of actions; read aloud only. */
  actions: string
  /** Opens and closes a row's details. */
  details: string
  /** In front of the totals. */
  total: string
  loading: string
  empty: string
  emptyHint?: string
  failed: string
  /** Hint after a failure: the part that is safe, and what to do. */
  failedHint?: string
  retry: string
}
