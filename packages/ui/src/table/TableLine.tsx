import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { transition } from '../foundation/mixins.ts'
import { ChevronDownIcon } from '../icon/icons.ts'
import { ActionCell, Actions, Cell, CellName, WideCell } from './cell-styles.ts'
import { asText, type Column, cardPlace, isNumeric } from './columns.ts'
import { detailKey, type Entry, lineId, lineNumber } from './entries.ts'
import { BodyRow } from './table-styles.ts'

export type LineProps<Row> = {
  entry: Entry<Row>
  index: number
  columns: readonly Column<Row>[]
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
  /** Buttons at the end of the row. */
  action: ((row: Row) => ReactNode) | undefined
  detail: ((row: Row) => ReactNode) | undefined
  detailLabel: string
  rowName: ((row: Row) => string) | undefined
  /** In front of ids that lines refer to each other by. */
  prefix: string
  isOpen: boolean
  onToggle: (key: string) => void
}

/** One row, or the details of the row above it. */
export function TableLine<Row>(props: LineProps<Row>) {
  const { entry, index, columns, measure, action, detail, prefix } = props
  const place = { role: 'row', ref: measure, 'data-index': index, 'aria-rowindex': lineNumber(index) }
  const hasActions = Boolean(action || detail)
  if (entry.kind === 'detail') {
    return (
      <BodyRow {...place} id={lineId(prefix, entry.key)} data-detail>
        <WideCell role="cell" colSpan={columns.length + Number(hasActions)}>
          {detail?.(entry.row)}
        </WideCell>
      </BodyRow>
    )
  }
  return (
    <BodyRow {...place}>
      {columns.map((column) => (
        <DataCell key={column.id} column={column} columns={columns} row={entry.row} />
      ))}
      {hasActions && (
        <ActionCell role="cell">
          <Actions>
            {action?.(entry.row)}
            {detail && <DetailToggle {...props} />}
          </Actions>
        </ActionCell>
      )}
    </BodyRow>
  )
}

function DataCell<Row>({ column, columns, row }: { column: Column<Row>; columns: readonly Column<Row>[]; row: Row }) {
  const place = cardPlace(column, columns)
  return (
    <Cell role="cell" $place={place} $isNumeric={isNumeric(column)}>
      <CellName $place={place}>{column.header}</CellName>
      {column.cell ? column.cell(row) : <bdi>{asText(column.value(row))}</bdi>}
    </Cell>
  )
}

function DetailToggle<Row>(props: LineProps<Row>) {
  const { entry, columns, detailLabel, rowName, prefix, isOpen, onToggle } = props
  const [first] = columns
  const name = rowName?.(entry.row) ?? (first ? asText(first.value(entry.row)) : '')
  return (
    <IconButton
      label={`${detailLabel} ${name}`.trim()}
      aria-expanded={isOpen}
      aria-controls={isOpen ? lineId(prefix, detailKey(entry.key)) : undefined}
      onClick={() => onToggle(entry.key)}
    >
      <Turning data-open={isOpen || undefined}>
        <ChevronDownIcon size={20} />
      </Turning>
    </IconButton>
  )
}

const Turning = styled.span`
  display: grid;
  ${transition('rotate')}
  &[data-open] { rotate: 180deg; }
`
