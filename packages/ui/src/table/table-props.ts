import type { ReactNode } from 'react'
import type { Column } from './columns.ts'
import type { TableLabels } from './labels.ts'
import type { Sort } from './sort.ts'

export type DataTableProps<Row> = {
  /** The name of the rows. */
  title: string
  /** Keeps the title for screen readers only. */
  isTitleHidden?: boolean
  /** Keep it in a constant or a memo: a new list sorts again. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Names a row; keep the function in a constant. */
  rowKey: (row: Row) => string
  labels: TableLabels
  /** BCP 47 language by whose rules text is sorted. */
  locale?: string
  /** `loading` and `failed` keep rows that are already there. */
  status?: 'ready' | 'loading' | 'failed'
  onRetry?: () => unknown
  /** The next step when there are no rows. */
  emptyAction?: ReactNode
  defaultSort?: Sort | null
  /** Given, the rows are sorted elsewhere and the table only shows the sorted column. */
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  /** Buttons at the end of each row. */
  rowAction?: (row: Row) => ReactNode
  /** The content of an opened row. */
  rowDetail?: (row: Row) => ReactNode
  /** Names a row in the label of its details button; the value of the first column without it. */
  rowName?: (row: Row) => string
  hasColumnMenu?: boolean
  /** Name of the file; without it there is no export. */
  exportName?: string
  /** All rows for the file when `rows` is only a page of them. */
  exportRows?: () => RowsToSave<Row>
  /** Columns of the file; those that are shown without it. */
  exportColumns?: readonly Column<Row>[]
  /** From this many rows on only those in sight are drawn. */
  virtualFrom?: number
  /** Own tools above the table. */
  tools?: ReactNode
}

/** A list, or slices of one that is too long for the memory. */
export type RowsToSave<Row> = readonly Row[] | Promise<readonly Row[] | AsyncIterable<readonly Row[]>>
