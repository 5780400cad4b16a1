/** A line of the table's body: a row, or the details of an open row. */
export type Entry<Row> = { kind: 'row' | 'detail'; key: string; row: Row }

/** Rows and opened details in one list, so that each line has its place and can be drawn on its own. */
export function entriesOf<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  opened: ReadonlySet<string>,
): Entry<Row>[] {
  return rows.flatMap((row) => {
    const key = rowKey(row)
    const line: Entry<Row> = { kind: 'row', key, row }
    return opened.has(key) ? [line, { kind: 'detail', key: detailKey(key), row }] : [line]
  })
}

/** Lines of the whole table for assistive technology: the head, the body, the totals. */
export const lineCount = (entries: number, hasTotals: boolean) => 1 + entries + Number(hasTotals)

/** Place of a body line in that count, which starts at 1 with the head. */
export const lineNumber = (index: number) => index + 2

/** An id that is valid for any key, blanks included. */
export const lineId = (prefix: string, key: string) => `${prefix}-${encodeURIComponent(key)}`
export const detailKey = (key: string) => `${key} detail`
