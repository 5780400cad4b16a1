type Row = Record<string, unknown>
/**
 * A list of like objects, column by column, so that like values stand together and compress to almost nothing. The
 * name of an earlier column stands for a column that repeats it; `[value]` for a column of one value throughout.
 */
type Table = { '#': number; '|': Record<string, unknown[] | string> }

/** Shorter lists gain nothing. */
const FEWEST_ROWS = 3

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isTable = (value: Row): value is Table => '#' in value && '|' in value
const mapValues = (row: Row, change: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]))

/** Any JSON value with its lists of like objects turned into tables. */
export function pack(value: unknown): unknown {
  if (Array.isArray(value)) return isList(value) ? toTable(value) : value.map(pack)
  return isRow(value) ? mapValues(value, pack) : value
}

/** The value that `pack` was given. */
export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack)
  if (!isRow(value)) return value
  return isTable(value) ? toRows(value) : mapValues(value, unpack)
}

function isList(values: unknown[]): values is Row[] {
  if (values.length < FEWEST_ROWS) return false
  const shapes = new Set(values.map((value) => (isRow(value) ? Object.keys(value).join() : '')))
  return shapes.size === 1 && !shapes.has('')
}

function toTable(rows: Row[]): Table {
  const written = new Map<string, string>()
  const columns = Object.keys(rows[0] ?? {}).map((key) => {
    const column = rows.map((row) => pack(row[key]))
    const text = JSON.stringify(column)
    const earlier = written.get(text)
    written.set(text, earlier ?? key)
    const isOneValue = new Set(column.map((cell) => JSON.stringify(cell))).size === 1
    return [key, isOneValue ? [column[0]] : (earlier ?? column)]
  })
  return { '#': rows.length, '|': Object.fromEntries(columns) }
}

function toRows({ '#': count, '|': columns }: Table): Row[] {
  const cells = (column: unknown[] | string): unknown[] =>
    typeof column === 'string' ? cells(columns[column] ?? []) : column
  const full = Object.entries(columns).map(([key, column]) => [key, cells(column).map(unpack)] as const)
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(full.map(([key, list]) => [key, list[list.length === 1 ? 0 : index]])),
  )
}
