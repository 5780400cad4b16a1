import { useMemo, useRef } from 'react'
import type { UseLines } from './all-lines.ts'
import { entriesOf, lineCount } from './entries.ts'
import { TableBody } from './TableBody.tsx'
import { hasTotals, TableFoot } from './TableFoot.tsx'
import { TableHead } from './TableHead.tsx'
import { LoadingRows, NoRows } from './TableStates.tsx'
import type { DataTableProps } from './table-props.ts'
import { Box, Table } from './table-styles.ts'
import type { TableState } from './use-table.ts'

type Props<Row> = DataTableProps<Row> & {
  table: TableState<Row>
  titleId: string
  useLines: UseLines
  isFullHeight: boolean
}

const unopened: ReadonlySet<string> = new Set()

/** The table itself, in the box that scrolls. */
export function TableBox<Row>(props: Props<Row>) {
  const { rows, rowKey, rowAction, rowDetail, rowName, labels, status = 'ready', table, titleId } = props
  const { virtualFrom = 100, isFullHeight, useLines } = props
  const { sort, sorted, visible } = table
  const box = useRef<HTMLDivElement>(null)
  const opened = rowDetail ? table.opened : unopened
  const entries = useMemo(() => entriesOf(sorted, rowKey, opened), [sorted, rowKey, opened])
  const isVirtual = rows.length >= virtualFrom
  const hasActions = Boolean(rowAction || rowDetail)
  const withTotals = rows.length > 0 && hasTotals(visible)
  const lines = lineCount(entries.length, withTotals)
  const width = visible.length + Number(hasActions)
  return (
    <Box ref={box} tabIndex={0} role="group" aria-labelledby={titleId} $isVirtual={isVirtual} $isFull={isFullHeight}>
      <Table
        role="table"
        aria-labelledby={titleId}
        aria-busy={status === 'loading'}
        {...(entries.length > 0 && { 'aria-rowcount': lines })}
        $isVirtual={isVirtual}
        $columns={width}
      >
        <colgroup>
          {visible.map((column) => (
            <col key={column.id} width={column.width} />
          ))}
        </colgroup>
        <TableHead
          columns={visible}
          sort={sort}
          onSort={table.press}
          actions={hasActions ? labels.actions : undefined}
        />
        {rows.length > 0 ? (
          <TableBody
            {...{ box, entries, opened, isVirtual, useLines }}
            columns={visible}
            action={rowAction}
            detail={rowDetail}
            rowName={rowName}
            detailLabel={labels.details}
            onToggle={table.toggleRow}
          />
        ) : (
          <Instead {...props} columns={visible} width={width} />
        )}
        {withTotals && <TableFoot columns={visible} label={labels.total} rowIndex={lines} hasActions={hasActions} />}
      </Table>
    </Box>
  )
}

/** Replaces the rows: a skeleton, or the reason why there are none. */
function Instead<Row>({ status, labels, columns, width, onRetry, emptyAction }: Props<Row> & { width: number }) {
  if (status === 'loading') return <LoadingRows columns={columns} width={width} label={labels.loading} />
  return (
    <NoRows labels={labels} width={width} hasFailed={status === 'failed'} onRetry={onRetry} emptyAction={emptyAction} />
  )
}
