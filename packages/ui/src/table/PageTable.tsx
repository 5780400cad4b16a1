import { useAllLines } from './all-lines.ts'
import { TableFrame } from './TableFrame.tsx'
import type { DataTableProps } from './table-props.ts'

export type PageTableProps<Row> = Omit<DataTableProps<Row>, 'virtualFrom'>

/** One page of a longer list: all its rows are drawn, and the page scrolls instead of the table. */
export function PageTable<Row>(props: PageTableProps<Row>) {
  return (
    <TableFrame
      hasColumnMenu={false}
      {...props}
      virtualFrom={Number.POSITIVE_INFINITY}
      useLines={useAllLines}
      isFullHeight
    />
  )
}
