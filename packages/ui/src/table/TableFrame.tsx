import { useId } from 'react'
import { Button } from '../button/Button.tsx'
import { Notice } from '../status/Notice.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import type { UseLines } from './all-lines.ts'
import { ExportButton } from './ExportButton.tsx'
import { TableBox } from './TableBox.tsx'
import { TableTools } from './TableTools.tsx'
import type { DataTableProps } from './table-props.ts'
import { Root, Title } from './table-styles.ts'
import { useTable } from './use-table.ts'

type Props<Row> = DataTableProps<Row> & {
  useLines: UseLines
  /** Grows with its rows instead of scrolling. */
  isFullHeight: boolean
}

/** Title, tools and box of a table, independent of its rendered lines. */
export function TableFrame<Row>(props: Props<Row>) {
  const { title, isTitleHidden = false, columns, rows, labels, status = 'ready', tools } = props
  const { hasColumnMenu = true, exportName, exportRows, exportColumns, locale, defaultSort = null, onSort } = props
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
            columns={exportColumns ?? visible}
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
