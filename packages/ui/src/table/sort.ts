import type { CellValue, Column } from './columns.ts'
import { compareDecimals, isDecimal } from './decimal.ts'

export type SortDirection = 'ascending' | 'descending'
export type Sort = { column: string; direction: SortDirection }

/** The next order after a press on a column's head: ascending, descending, original. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

function isMissing(value: CellValue, isNumber: boolean): boolean {
  if (value === null || value === undefined || value === '') return true
  if (value instanceof Date) return Number.isNaN(value.getTime())
  return isNumber ? !isDecimal(value) : Number.isNaN(value)
}

function compareValues(a: CellValue, b: CellValue, collator: Intl.Collator): number {
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime()
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (typeof a !== 'string' && isDecimal(a) && typeof b !== 'string' && isDecimal(b)) return compareDecimals(a, b)
  return collator.compare(String(a), String(b))
}

/**
 * Sorts rows by one column into a new list. Equal rows keep their order in both directions; missing and invalid
 * values are last in both.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
  locale?: string,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column)
  if (!(sort && column)) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  const { compare } = column
  if (compare) return [...rows].sort((a, b) => sign * compare(a, b))
  const isNumber = column.kind === 'number'
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const keyed = rows.map((row) => {
    const value = column.value(row)
    return { row, value, isLast: isMissing(value, isNumber) }
  })
  keyed.sort((a, b) => {
    if (a.isLast || b.isLast) return Number(a.isLast) - Number(b.isLast)
    if (isNumber && isDecimal(a.value) && isDecimal(b.value)) return sign * compareDecimals(a.value, b.value)
    return sign * compareValues(a.value, b.value, collator)
  })
  return keyed.map(({ row }) => row)
}
