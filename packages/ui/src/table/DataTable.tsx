import { type ReactNode, useId } from 'react'
import { Button } from '../button/Button.tsx'
import { Notice } from '../status/Notice.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import type { Column } from './columns.ts'
import { ExportButton } from './ExportButton.tsx'
import type { TableLabels } from './labels.ts'
import type { Sort } from './sort.ts'
import { TableBox } from './TableBox.tsx'
import { TableTools } from './TableTools.tsx'
import { Root, Title } from './table-styles.ts'
import { useTable } from './use-table.ts'

export type DataTableProps<Row> = {
  /** What the rows are. */
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
  /** Given, the rows come sorted from elsewhere and the table only shows by what. */
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  /** Buttons at the end of each row. */
  rowAction?: (row: Row) => ReactNode
  /** What a row shows when it is opened. */
  rowDetail?: (row: Row) => ReactNode
  hasColumnMenu?: boolean
  /** Name of the file; without it there is no export. */
  exportName?: string
  /** All rows for the file when `rows` is only a page of them. */
  exportRows?: () => Promise<readonly Row[]>
  /** From this many rows on only those in sight are drawn. */
  virtualFrom?: number
  /** Own tools above the table. */
  tools?: ReactNode
}

/**
 * Rows to sort, to save as a file and to open; a list of cards where there is no room.
 * Tens of thousands of rows scroll in a box of their own.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { title, isTitleHidden = false, columns, rows, labels, status = 'ready', tools } = props
  const { hasColumnMenu = true, exportName, exportRows, locale, defaultSort = null, onSort } = props
  const titleId = useId()
  const table = useTable({ columns, rows, locale, defaultSort, sort: props.sort, onSort })
  const { sort, sorted, visible } = table
  const sortedHeader = columns.find(({ id }) => id === sort?.column)?.header
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId} $isHidden={isTitleHidden}>
        {title}
      </Title>
      <TableTools
        {...{ columns, visible, labels, sort, hasColumnMenu }}
        onSort={table.choose}
        onToggleColumn={table.toggleColumn}
      >
        {exportName && (
          <ExportButton
            fileName={exportName}
            columns={visible}
            load={exportRows ?? (() => sorted)}
            label={labels.exportFile}
            failed={labels.exportFailed}
          />
        )}
        {tools}
      </TableTools>
      <VisuallyHidden role="status">
        {sort && sortedHeader ? labels.sorted(sortedHeader, sort.direction) : ''}
      </VisuallyHidden>
      {rows.length > 0 && status === 'failed' && (
        <Notice tone="negative" title={labels.failed} isAlert action={<Retry {...props} />}>
          {labels.failedHint}
        </Notice>
      )}
      <TableBox {...props} table={table} titleId={titleId} />
    </Root>
  )
}

function Retry<Row>({ labels, onRetry }: DataTableProps<Row>) {
  if (!onRetry) return null
  return (
    <Button variant="outline" size="small" onClick={() => onRetry()}>
      {labels.retry}
    </Button>
  )
}
