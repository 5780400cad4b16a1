import { TableFrame } from './TableFrame.tsx'
import type { DataTableProps } from './table-props.ts'
import { useLines } from './use-lines.ts'

/**
 * Rows to sort, to save as a file and to open; a list of cards where there is no room.
 * Tens of thousands of rows scroll in a box of their own.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <TableFrame {...props} useLines={useLines} isFullHeight={false} />
}
