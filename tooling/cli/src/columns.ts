/** Rows as aligned columns; the last one is never padded. */
export function columns(rows: readonly (readonly string[])[], gap = 2): string[] {
  const across = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: across }, (_, at) => Math.max(...rows.map((row) => [...(row[at] ?? '')].length)))
  const pad = (cell: string, at: number) => cell + ' '.repeat((widths[at] ?? 0) - [...cell].length + gap)
  return rows.map((row) =>
    row
      .map((cell, at) => (at === row.length - 1 ? cell : pad(cell, at)))
      .join('')
      .trimEnd(),
  )
}

/** A value on one line, cut when it is long. */
export function brief(value: unknown, most = 44): string {
  const text = inWords(value)
  const signs = [...text.replaceAll(/\s+/g, ' ')]
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('')
}

/** As a person would write it: a token as in a style sheet, a list without brackets, a drawing by its size. */
function inWords(value: unknown): string {
  if (value === undefined) return '–'
  if (typeof value === 'string') return value.startsWith('url("data:') ? `a drawing of ${value.length} signs` : value
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join(', ') || 'none'
  return typeof value === 'object' && value !== null ? ofObject(value) : JSON.stringify(value)
}

type Parts = { $value?: unknown; components?: unknown; alpha?: unknown; unit?: unknown; value?: unknown }

function ofObject(object: Parts): string {
  if (Object.hasOwn(object, '$value')) return inWords(object.$value)
  const { components, alpha, unit, value } = object
  if (Array.isArray(components)) return `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`
  return unit === undefined ? JSON.stringify(object) : `${value}${unit}`
}
