import { Cell, CellName } from './cell-styles.ts'
import { type Column, cardPlace, isNumeric } from './columns.ts'
import { Foot, PlainCell, PlainRow } from './table-styles.ts'

type Props<Row> = { columns: readonly Column<Row>[]; label: string; rowIndex: number; hasActions: boolean }

export const hasTotals = <Row,>(columns: readonly Column<Row>[]) => columns.some(({ total }) => total !== undefined)

/** The row of totals; its first cell has a label unless that column has a total. */
export function TableFoot<Row>({ columns, label, rowIndex, hasActions }: Props<Row>) {
  return (
    <Foot role="rowgroup">
      <PlainRow aria-rowindex={rowIndex}>
        {columns.map((column, index) => {
          const isName = index === 0 && column.total === undefined
          const place = isName ? 'title' : cardPlace(column, columns)
          const look = { $place: place, $isNumeric: isNumeric(column) && !isName }
          if (isName) {
            return (
              <Cell key={column.id} as="th" scope="row" role="rowheader" {...look}>
                {label}
              </Cell>
            )
          }
          return (
            <Cell key={column.id} role="cell" {...look}>
              {column.total !== undefined && <CellName $place={place}>{column.header}</CellName>}
              {column.total}
            </Cell>
          )
        })}
        {hasActions && <PlainCell />}
      </PlainRow>
    </Foot>
  )
}
