import type { ReactNode } from 'react'

/** Type of a cell. Money is a decimal string or a bigint, never a float. */
export type CellValue = string | number | bigint | boolean | Date | null | undefined

export type Column<Row> = {
  id: string
  /** Name of the column: at its head, on its cards, in the menu and in the file. */
  header: string
  /** Value for sorting and export. */
  value: (row: Row) => CellValue
  /** Rendered content; defaults to the value as text. */
  cell?: (row: Row) => ReactNode
  /** `number` is right-aligned in tabular digits and compared as an exact decimal. */
  kind?: 'text' | 'number' | 'date'
  /** Order of two rows where the value alone does not decide it. */
  compare?: (a: Row, b: Row) => number
  isSortable?: boolean
  /** Cannot be hidden. */
  isFixed?: boolean
  /** Starts hidden; the reader may show it. */
  isHidden?: boolean
  /** Width in pixels; the columns without one share the rest. */
  width?: number
  /** Place on a phone's card. The first column is the title by default. */
  card?: CardPlace
  /** Replaces the value in the CSV file. */
  csv?: (row: Row) => string
  /** Under the column, in the row of totals. */
  total?: ReactNode
}

export type CardPlace = 'title' | 'amount' | 'state' | 'detail' | 'none'

export const isNumeric = <Row>({ kind }: Column<Row>) => kind === 'number'

export function cardPlace<Row>(column: Column<Row>, columns: readonly Column<Row>[]): CardPlace {
  if (column.card) return column.card
  const hasTitle = columns.some(({ card }) => card === 'title')
  return !hasTitle && column === columns[0] ? 'title' : 'detail'
}

/** A value as text: in a cell without a renderer, and in the CSV file. */
export function asText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  return String(value)
}
