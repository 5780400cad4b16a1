const fields = ['title', 'summary', 'operator', 'version', 'date'] as const

/** A page of a file, in one language. `operator`: the parts that an operator must replace before publishing. */
export type PageText = Record<'title' | 'summary' | 'operator' | 'body', string> & {
  version: number
  /** Day of this version. */
  publishedAt: Date
}

const shape = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/

const entryOf = (line: string): [string, string] => {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}

/**
 * Reads `field: value` lines between two `---`, and the Markdown after them. Throws with the missing or invalid
 * field.
 */
export function parsePage(text: string): PageText {
  const [, head = '', body = ''] = shape.exec(text) ?? []
  const entries: Partial<Record<string, string>> = Object.fromEntries(head.split('\n').map(entryOf))
  const missing = fields.filter((field) => !entries[field])
  if (missing.length > 0) throw new Error(`no ${missing.join(', ')}`)
  const [version, publishedAt] = [Number(entries.version), new Date(`${entries.date}T00:00:00Z`)]
  if (!Number.isInteger(version) || version < 1) throw new Error(`${entries.version} is no version`)
  if (Number.isNaN(publishedAt.getTime())) throw new Error(`${entries.date} is no day`)
  if (!body.trim()) throw new Error('no text')
  const { title = '', summary = '', operator = '' } = entries
  return { title, summary, operator, version, publishedAt, body: body.trim() }
}
