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
  const text = value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value)
  const signs = [...text.replaceAll(/\s+/g, ' ')]
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('')
}
