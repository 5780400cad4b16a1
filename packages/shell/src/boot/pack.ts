type Row = Record<string, unknown>
/** A column whose cells are those of an earlier one between two constant texts, as an address contains its id. */
type Around = { of: string; in: [before: string, after: string] }
/** A column whose cells are those of an earlier one as addresses write them: `Mango Fiesta` as `mango-fiesta`. */
type Slug = { slug: string }
type Column = unknown[] | string | Around | Slug
/**
 * A list of like objects, column by column, so that like values are adjacent and compress well. A column that repeats
 * an earlier one is replaced by that one's name; a column of one value by `[value]`.
 */
type Table = { '#': number; '|': Record<string, Column> }

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
  const whole = new Map<string, unknown[]>()
  const written = new Map<string, string>()
  const columns = Object.keys(rows[0] ?? {}).map((key) => {
    const cells = rows.map((row) => pack(row[key]))
    if (new Set(cells.map((cell) => JSON.stringify(cell))).size === 1) return [key, [cells[0]]]
    const text = JSON.stringify(cells)
    const column = written.get(text) ?? around(cells, whole) ?? slugs(cells, whole) ?? cells
    if (column === cells) {
      whole.set(key, cells)
      written.set(text, key)
    }
    return [key, column]
  })
  return { '#': rows.length, '|': Object.fromEntries(columns) }
}

/** The cells by way of an earlier column that they surround. */
function around(cells: unknown[], whole: Map<string, unknown[]>): Around | undefined {
  for (const [of, earlier] of whole) {
    const texts = surrounding(cells, earlier)
    if (texts) return { of, in: texts }
  }
  return undefined
}

function surrounding([first, ...rest]: unknown[], [core, ...cores]: unknown[]): Around['in'] | undefined {
  if (typeof first !== 'string' || typeof core !== 'string' || !core) return
  const at = first.indexOf(core)
  const around: Around['in'] = [first.slice(0, at), first.slice(at + core.length)]
  const isSame = (cell: unknown, index: number) =>
    typeof cores[index] === 'string' && cell === around.join(cores[index])
  return at < 0 || !rest.every(isSame) ? undefined : around
}

const slug = (cell: unknown) => String(cell).toLowerCase().replaceAll(' ', '-')

/** The cells by way of an earlier column that they are the slugs of. */
function slugs(cells: unknown[], whole: Map<string, unknown[]>): Slug | undefined {
  for (const [earlier, names] of whole)
    if (cells.every((cell, index) => cell === slug(names[index]))) return { slug: earlier }
  return undefined
}

function toRows({ '#': count, '|': columns }: Table): Row[] {
  const cells = (column: Column = []): unknown[] => {
    if (Array.isArray(column)) return column
    if (typeof column === 'string') return cells(columns[column])
    if ('slug' in column) return cells(columns[column.slug]).map(slug)
    return cells(columns[column.of]).map((cell) => column.in.join(cell as string))
  }
  const rows = Array.from({ length: count }, (): Row => ({}))
  for (const [key, column] of Object.entries(columns)) {
    const list = cells(column).map(unpack)
    for (const [index, row] of rows.entries()) row[key] = list[list.length === 1 ? 0 : index]
  }
  return rows
}
